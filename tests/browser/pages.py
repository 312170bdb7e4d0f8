"""Every page there is, and what is looked at on each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tischlein import GAMES
from tischlein.core.lesson import has_lesson

from .person import MAY, Person

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
READ = """() => {
    const said = [], skipped = "script, style, code, [data-language], option[lang], .num.code, [lang]:not(html)";
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());)
        if (!node.parentElement.closest(skipped)) said.push(node.textContent);
    for (const one of document.querySelectorAll("body *"))
        for (const name of ["aria-label", "aria-valuetext", "title", "alt", "placeholder"])
            if (one.hasAttribute(name) && !one.closest(skipped)) said.push(one.getAttribute(name));
    return [...new Set(said.map(text => text.trim()).filter(Boolean))];
}"""
WIDE = """() => {
    const most = document.documentElement.clientWidth, found = [];
    if (document.documentElement.scrollWidth > most || document.body.scrollWidth > most) found.push("the page");
    const held = one => {
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
            if (getComputedStyle(up).overflowX !== "visible") return true;
        return false;
    };
    for (const one of document.querySelectorAll("#app *")) {
        const box = one.getBoundingClientRect();
        if (box.width && (box.right > most + 1 || box.left < -1) && !held(one))
            found.push(`${one.tagName} ${one.getAttribute("class")} ${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    return found.slice(0, 5);
}"""

RUN_AXE = """rules => axe.run(document, {
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: rules } : { rules: { "label-content-name-mismatch": { enabled: true } } }),
})"""
COLOURS = "color-contrast"
SPOKEN = "label-content-name-mismatch"


class Place(NamedTuple):
    """A page: what it is called here, where it is, and what is there once it is complete."""

    name: str
    path: str
    shows: str


def places(person: Person) -> list[Place]:
    """All pages, with tables in every state; the tables are this person's."""
    found = [
        Place("home", "/", ".doors .meta span"),
        Place("import", "/import", "textarea"),
        Place("verify", "/verify", "form"),
        Place("device", "/device/aaaaaaaaaaaaaaaaaaaaaa", "main button"),
        Place("unknown", "/nothing/here", "main a"),
        Place("no such table", "/t/aaaaaaaaaaaaaaaaaaaaaa", "[role=alert]"),
    ]
    for game in GAMES.values():
        found.append(Place(f"new {game.id}", f"/new/{game.id}", "form select"))
        found.append(Place(f"rules {game.id}", f"/rules/{game.id}", "article > section"))
        if has_lesson(game):
            found.append(Place(f"learn {game.id}", f"/learn/{game.id}", ".coach button"))
        found.append(Place(f"puzzle {game.id}", f"/puzzle/{game.id}", ".coach p"))
        table = person.opens(game.id, "me", *["bot"] * (game.most - 1), window=60)
        presses = iter(range(6))
        person.plays(until=lambda presses=presses: next(presses) == 5)  # type: ignore[misc]
        found.append(Place(f"table {game.id}", f"/t/{table}", MAY + ", button[data-card]"))
    waiting = person.opens("haecmaec", "me", "open", "bot", public=True)
    found.append(Place("waiting", f"/t/{waiting}", ".waiting svg[role=img]"))
    found.append(Place("screen before a game", f"/screen/{waiting}", ".screen .qr"))
    found.append(Place("screen of a game", f"/screen/{table}", ".screen .latest"))
    over = finished(person, "karteneck")
    found.append(Place("end", f"/t/{over}", ".end h2"))
    found.append(Place("replay", f"/r/{over}", ".timeline"))
    found.append(Place("verify a game", f"/verify/{over}", "ol li"))
    return found


def finished(person: Person, game: str) -> str:
    """A table that bots have played to the end."""
    table = person.opens(game, "me", "bot", "bot")
    person.page.wait_for_selector(".line")
    person.hands_over()
    person.sees_the_end()
    return table


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways, or reaches over its edge."""
    found: list[str] = page.evaluate(WIDE)
    return found


def texts(page: Page) -> list[str]:
    """All that is to be read or heard, without what people and machines wrote themselves."""
    found: list[str] = page.evaluate(READ)
    return found


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page, *rules: str) -> list[str]:
    """What axe finds by these rules, or by all, also by the one that what is heard begins with what is seen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: dict[str, Any] = page.evaluate(RUN_AXE, rules)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("moderate", "serious", "critical")
        for node in each["nodes"][:3]
    ]
