"""Cards that everybody gets are told in one sentence; which ones, each sees in the hand."""

from __future__ import annotations

import pytest

from tests.helpers import heard, told
from tischlein import Table
from tischlein.core.catalogue import LANGUAGES, in_words

EACH = {"karteneck": 6, "haecmaec": 4, "tricknchef": 10}
SENTENCES = {
    "en": "The cards are dealt: {} cards for each.",
    "de": "Die Karten sind verteilt: {} Karten für jeden.",
    "ru": "Карты розданы: каждому по {} {}.",
}


@pytest.mark.parametrize("game", EACH)
def test_a_deal_is_one_sentence(game: str) -> None:
    t = Table(game, 4, dealer=None)
    t.deal("first 1")
    while t.game.dealing(t._s):
        lines = told(t.copy(), card := f"* {t.chances()[0][0]}")
        if lines:
            break
        assert [heard(t.copy(), card, seat=seat) for seat in (None, 0, 1, 2, 3)] == [None] * 5
        t.deal(card[2:])
    before = t.view(None)
    t.deal(card[2:])
    assert not t.game.dealing(t._s)
    said = next(iter(t.game.story(before, t.events[-1].what, t.view(None))))
    for language in LANGUAGES:
        expected = SENTENCES[language].format(EACH[game], "карты" if EACH[game] < 5 else "карт")
        assert in_words(game, said, t.names, language) == expected
