"""What a table of Häc Mäc shows of a burger, and what it keeps to itself."""

from __future__ import annotations

import re

from .conftest import Guest
from .person import END, MAY, Person

KINDS = r"patty|cheese|tomato|bacon|pickle|lettuce|onion|ketchup"
BURGER = """() => {
    const stack = document.querySelector(".stack");
    return stack && [...stack.querySelectorAll("[data-piece^=layer-]")].map(one =>
        [one.dataset.piece, one.outerHTML + one.parentElement.cloneNode().outerHTML]);
}"""


def look(person: Person) -> int:
    """How high the burger is; of all that lies there, only its top may be known."""
    layers = person.page.evaluate(BURGER)
    if not layers:
        return 0
    assert [name for name, _ in layers] == [f"layer-{place + 1}" for place in range(len(layers))]
    *buried, top = [html for _, html in layers]
    for html in buried:
        assert "#b-covered" in html
        assert not re.search(KINDS, html)
    assert re.search(KINDS, top)
    return len(layers)


def test_nothing_on_the_page_tells_what_lies_covered(guest: Guest) -> None:
    masha = guest("Masha")
    masha.opens("haecmaec", "me", "bot", "bot", window=60)
    highest = moves = 0

    def builds(may: list[str]) -> str:
        """Lays what it can: the burger grows until somebody else closes it."""
        return next((action for action in may if action.startswith("play ")), may[-1])

    while moves < 12 or highest < 3:
        masha.page.wait_for_selector(f"{MAY}, {END}")
        if masha.page.locator(END).count():
            break
        moves += 1
        highest = max(highest, look(masha))
        told = [line for line in masha.log.all_inner_texts() if re.search(rf"lays ({KINDS}) \d", line)]
        assert len(told) <= 1, "the card on top, and no other"
        masha.plays_one(builds)
    assert highest > 2, "there was something to hide"
