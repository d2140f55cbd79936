"""Lessons: each can be taken to its end on every way it allows, and says kindly what it does not allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.lesson import NEXT, Foretold, Lesson, LessonStep
from ecumene.kernel.notation import Illegal
from ecumene.names import LANGUAGES, Texts
from ecumene.server.lessons import MOST, Study
from tests.kernel.toys import AUCTION, COURT
from tests.server.app import Served
from tests.server.test_api import done, refused

LESSONS = [(name, lesson) for name in catalog.names() for lesson in catalog.find(name).lessons()]
EACH_LESSON = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{n}-{each.slug}" for n, each in LESSONS])
ENGLISH = Texts("en", "duel", "server")
BASICS = "/api/games/duel/lessons/basics"
PALACE = "build palace"  # a card of age III


def study(game: Game, lesson: Lesson, *answers: str) -> Study:
    """A lesson after these answers."""
    return Study(game, lesson, answers, ENGLISH)


def ways(game: Game, lesson: Lesson, *answers: str) -> Iterator[Study]:
    """The lesson at each step, on every way through it."""
    here = study(game, lesson, *answers)
    yield here
    for answer in here.accepted():
        yield from ways(game, lesson, *answers, answer)


def names_in(shown: Any) -> set[str]:
    """Every name and every word in something that is shown."""
    if isinstance(shown, dict):
        return set(shown).union(*(names_in(each) for each in shown.values()))
    if isinstance(shown, list):
        return set().union(*(names_in(each) for each in shown))
    return {shown} if isinstance(shown, str) else set()


# --- The lessons of all games


@EACH_LESSON
def test_a_lesson_leads_to_its_end(name: str, lesson: Lesson) -> None:
    game = catalog.find(name)
    assert 0 < len(lesson.steps) <= MOST
    ends = 0
    for here in ways(game, lesson):
        shown = here.shown()
        assert shown.over == (here.step is None) == (not shown.accepted)
        if here.step is None:
            ends += 1
            luck = here.sitting.luck
            assert isinstance(luck, Foretold)
            assert luck.left == []
            continue
        legal = [move.text for move in here.moves]
        for pattern in here.step.asks_for:
            only = LessonStep("only", [pattern], [])
            assert [text for text in legal if only.accepts(text)], f"{here.step.slug} asks for {pattern}"
        assert bool(legal) == bool(here.step.asks_for)
        view = msgspec.to_builtins(shown.view)
        assert set(here.step.points_at) <= names_in([view, shown.moves]), here.step.slug
    assert ends > 0


@EACH_LESSON
def test_every_other_legal_move_is_refused_kindly(name: str, lesson: Lesson) -> None:
    game = catalog.find(name)
    answers: list[str] = []
    for step in lesson.steps:
        here = study(game, lesson, *answers)
        for other in sorted({move.text for move in here.moves} - set(here.accepted())):
            with pytest.raises(Illegal) as caught:
                study(game, lesson, *answers, other)
            assert caught.value.refusal.rule == "lesson-asks-for-another"
            assert caught.value.refusal.facts["step"] == step.slug
        answers.append(here.accepted()[0])


@EACH_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_its_texts(name: str, lesson: Lesson, language: str) -> None:
    texts = Texts(language, name, "server")
    assert texts.say(f"{name}-lesson-{lesson.slug}.text")
    for step in lesson.steps:
        key = f"{name}-lesson-{step.slug}"
        explained = texts.say(f"{key}.text")
        assert len(re.findall(r"[.!?](?= |$)", explained)) <= 3, explained
        assert texts.say(key)
        assert texts.say(f"{key}.task")
        assert texts.say(f"{key}.done")
        if step.asks_for:
            assert len(texts.say(f"{key}.hint")) < 200


@pytest.mark.parametrize("name", catalog.names())
def test_no_two_lessons_or_steps_share_a_slug(name: str) -> None:
    lessons = catalog.find(name).lessons()
    slugs = [slug for lesson in lessons for slug in [lesson.slug, *(step.slug for step in lesson.steps)]]
    assert sorted(slugs) == sorted(set(slugs))


# --- What a lesson can do


def test_a_lesson_may_accept_many_moves_and_begin_later() -> None:
    steps = [LessonStep("high", ["offer [45]"], ["prizes"], ["offer 1"]), LessonStep("any", ["*"], [], ["offer 0"])]
    lesson = Lesson("lesson", 2, {"prizes": "two"}, [], steps)
    ends = [here for here in ways(AUCTION, lesson) if here.step is None]
    assert len(ends) == 5 + 6  # of 9 coins 5 or 4 are left
    late = Lesson("lesson", 2, {"prizes": "two"}, [], steps[1:], seat=1, opening=["offer 3", "offer 2", "offer 4"])
    here = study(AUCTION, late)
    assert (here.shown().seat, here.accepted()[0], len(here.log)) == (1, "offer 0", 4)


def test_what_others_answer_under_seal_is_not_shown() -> None:
    late = Lesson("lesson", 2, {}, [], [LessonStep("any", ["*"], [])], seat=1, opening=["offer 3"])
    assert [told.move for told in study(AUCTION, late).log] == ["", "?"]


def test_luck_brings_what_is_possible_of_what_is_foretold() -> None:
    luck = ["deal festival"] * 5 + ["deal veto"] * 4  # there are only four of each
    here = study(COURT, Lesson("lesson", 2, {}, luck, []))
    assert msgspec.to_builtins(here.shown().view)["hand"] == ["festival", "festival", "veto", "veto"]
    left = here.sitting.luck
    assert isinstance(left, Foretold)
    assert left.left == ["deal festival"]
    with pytest.raises(AssertionError, match="does not say what luck brings"):
        study(COURT, Lesson("lesson", 2, {}, luck[:7], []))


# --- Over the network


@pytest.mark.anyio
async def test_anybody_may_learn(server: Served) -> None:
    async with server.visitor() as visitor:
        (lesson,) = done(await visitor.get("/api/games/duel/lessons"))
        answers: list[str] = []
        while not (shown := done(await visitor.post(BASICS, json={"moves": answers})))["over"]:
            assert lesson == {"slug": "basics", "steps": shown["steps"]}
            assert shown["step"]["index"] == len(answers)
            assert shown["step"]["waits"] == (shown["accepted"] != [NEXT]) == bool(shown["moves"])
            answers.append(shown["accepted"][0])
        assert (shown["result"], shown["answered"], shown["step"]) == ("1 0 military", "victory", None)
        assert "seat" not in shown["tales"][0]  # the set-up
        assert [told["move"] for told in shown["tales"] if told.get("seat") == 0][:2] == [answers[0], answers[1]]
        assert shown["tales"][-1]["tales"][-1] == {"kind": "military", "seat": 0}


@pytest.mark.anyio
async def test_what_does_not_lead_on_is_refused(server: Served) -> None:
    first, explains = "build lumber_yard", 7
    answers: list[str] = []
    async with server.visitor(headers={"accept-language": "uk"}) as visitor:

        async def tried(*more: str) -> tuple[int, str, str]:
            return refused(await visitor.post(BASICS, json={"moves": [*answers, *more]}))

        status, rule, message = await tried("discard lumber_yard")
        assert (status, rule) == (409, "lesson-asks-for-another")
        assert "«Склад дерева»" in message
        assert (await tried(first, first))[:2] == (409, "in-your-city")
        assert (await tried(PALACE))[:2] == (409, "not-turned-up")
        assert (await tried("build rome"))[:2] == (400, "unknown-move")
        assert (await tried(NEXT))[:2] == (400, "unknown-move")
        while len(answers) < explains:
            answers += done(await visitor.post(BASICS, json={"moves": answers}))["accepted"]
        assert (await tried(first))[:2] == (409, "lesson-explains")
        while following := done(await visitor.post(BASICS, json={"moves": answers}))["accepted"]:
            answers += following
        assert (await tried(first))[:2] == (409, "lesson-over")


@pytest.mark.anyio
async def test_what_is_not_there_cannot_be_learned(server: Served) -> None:
    async with server.visitor() as visitor:
        assert refused(await visitor.get("/api/games/chess/lessons"))[:2] == (404, "unknown-game")
        assert refused(await visitor.post("/api/games/chess/lessons/basics", json={}))[:2] == (404, "unknown-game")
        assert refused(await visitor.post(f"{BASICS}-2", json={}))[:2] == (404, "unknown-lesson")
        many = {"moves": [NEXT] * (MOST + 1)}
        assert refused(await visitor.post(BASICS, json=many))[:2] == (400, "bad-request")
