"""Reasons: why a card cannot be played in the way somebody wants to, in words and numbers."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.duel.bill import card_bill, wonder_bill
from ecumene.games.duel.cards import CARDS, Card
from ecumene.games.duel.moves import BUILD_IT
from ecumene.games.duel.structure import LAYOUTS
from ecumene.games.duel.table import DISCARDED, IN_SLOT, TUCKED, UNSEEN, DuelTable, bit
from ecumene.games.duel.wonders import WONDERS, Wonder
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Fact, Refusal

PLAYING = ("build", "bury", "discard")


def why_not_play(t: DuelTable, seat: i64, move: Move) -> Refusal:
    """The first reason, in the order a player would check: the card's place, the wonder's, then the price."""
    if move.verb not in PLAYING:
        return Refusal("play-a-card", verb=move.verb)
    card = CARDS[move.a]
    if move.a not in t.accessible:
        return why_not_accessible(t, seat, card)
    if move.b == BUILD_IT:
        bill = card_bill(t, seat, card)
        return too_dear("card-too-dear", card.slug, bill.total, bill.parts(), t.cities[seat].coins)
    return why_not_wonder(t, seat, WONDERS[move.b])


def why_not_accessible(t: DuelTable, seat: i64, card: Card) -> Refusal:
    """Where a card is, if it cannot be played."""
    place = t.places[card.index]
    if place == seat:
        return Refusal("in-your-city", card=card.slug)
    if place == 1 - seat:
        return Refusal("in-rivals-city", card=card.slug)
    if place == DISCARDED:
        return Refusal("discarded", card=card.slug)
    if place == TUCKED:
        return Refusal("under-a-wonder", card=card.slug)
    if place == UNSEEN:
        return Refusal("not-turned-up", card=card.slug)
    slot = place - IN_SLOT
    over = LAYOUTS[t.age].covered_by[slot]
    names = [CARDS[t.slots[each]].slug for each in over if t.slots[each] >= 0]
    if not names:
        return Refusal("covered-face-down", card=card.slug, count=int(t.covered[slot]))
    return Refusal("covered", card=card.slug, count=len(names), by=names)


def why_not_wonder(t: DuelTable, seat: i64, wonder: Wonder) -> Refusal:
    """Why a player cannot build this wonder now."""
    city, rival = t.cities[seat], t.cities[1 - seat]
    if city.built & bit(wonder.index):
        return Refusal("wonder-built", wonder=wonder.slug)
    if (rival.plans | rival.built) & bit(wonder.index):
        return Refusal("rivals-wonder", wonder=wonder.slug)
    if not city.plans & bit(wonder.index):
        return Refusal("wonder-not-in-play", wonder=wonder.slug)
    bill = wonder_bill(t, seat, wonder)
    return too_dear("wonder-too-dear", wonder.slug, bill.total, bill.parts(), city.coins)


def too_dear(rule: str, what: str, total: i64, parts: list[tuple[int, str]], coins: i64) -> Refusal:
    """A price that is too high, part by part."""
    facts: dict[str, Fact] = {"what": what, "total": int(total), "parts": parts, "coins": int(coins)}
    return Refusal(rule, **facts)
