"""Every text exists in every language, is needed by something, and reads well with every fact."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import json
from structlog.testing import capture_logs

import ecumene
from ecumene.bots.levels import LEVELS
from ecumene.games.duel.build import LOOT_NAMES
from ecumene.games.duel.cards import CARDS, COLOURS, RESOURCES, SYMBOLS
from ecumene.games.duel.moves import LEXICON
from ecumene.games.duel.view import catalogue
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.tale import Tale
from ecumene.names import FOLDER, LANGUAGES, Texts
from ecumene.server.phrases import SLUGS
from ecumene.server.voice import LONGEST, trouble_body
from tests import page_texts

SOURCE = Path(ecumene.__file__).parent
PLURALS = {"en": {"one", "other"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
TALE_FACTS = {"who", "what", "n", "other"}
FILES = ("terminal", "server", "phrases", "web")  # besides those that everybody reads, and those of a game
HANDED_ON = ("server/trouble.py", "server/voice.py")  # where refusals are handed on that were made elsewhere
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
ROMAN = re.compile(r"[IVX]+")
PLAYERS = {"en": ["Anna", "Ben"], "uk": ["Олена", "Богдан"], "ru": ["Ольга", "Борис"]}


# --- What the files say


class Found(Visitor):
    """The facts, the other messages, the plain words and the choices inside a message or a part of one."""

    def __init__(self, part: ftl.Message | ftl.Pattern) -> None:
        self.facts: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.choices: list[set[str]] = []
        self.visit(part)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """Everything in the files of a language, in order."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def found(language: str, key: str) -> Found:
    """What is inside a message."""
    return Found(messages(language)[key])


@cache
def all_facts(language: str, key: str) -> frozenset[str]:
    """The facts a message needs, those of the messages it contains included."""
    inside = found(language, key)
    return frozenset(inside.facts).union(*(value_facts(language, each) for each in inside.references))


@cache
def value_facts(language: str, key: str) -> frozenset[str]:
    """The facts a message needs when it stands inside another one, without its attributes."""
    value = messages(language)[key].value
    assert value is not None, key
    inside = Found(value)
    return frozenset(inside.facts).union(*(value_facts(language, each) for each in inside.references))


# --- What the code needs


@cache
def trees(folder: str) -> list[tuple[Path, ast.Module]]:
    """The modules below a folder of the source."""
    files = sorted((SOURCE / folder).rglob("*.py"))
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods with these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                yield node


def function_around(tree: ast.Module, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
    """The function that a node stands in."""
    for place in ast.walk(tree):
        if isinstance(place, ast.FunctionDef | ast.AsyncFunctionDef) and any(
            inner is node for inner in ast.walk(place)
        ):
            return place
    return None


def assigned(place: ast.AST, name: str) -> list[ast.expr]:
    """What a function or a module assigns to a name."""
    values: list[ast.expr] = []
    for node in ast.walk(place):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            if node.value is not None:
                values.append(node.value)
    return values


def literals(tree: ast.Module, node: ast.expr) -> set[str]:
    """Every text an expression can stand for: a literal, a choice, a local name or a parameter, or made of those."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return literals(tree, node.body) | literals(tree, node.orelse)
    if isinstance(node, ast.FormattedValue):
        return literals(tree, node.value)
    if isinstance(node, ast.JoinedStr):
        return {"".join(parts) for parts in product(*(literals(tree, part) for part in node.values))}
    if isinstance(node, ast.Call):
        return set().union(*(literals(tree, value) for value in looked_up(tree, node)))
    function = function_around(tree, node)
    if not isinstance(node, ast.Name) or function is None:
        return set()
    values = assigned(function, node.id)
    parameters = [argument.arg for argument in function.args.args]
    if node.id in parameters:
        place = parameters.index(node.id) - (parameters[0] == "self")
        values += [call.args[place] for call in calls(tree, function.name) if place < len(call.args)]
    return set().union(*(literals(tree, value) for value in values))


def looked_up(tree: ast.Module, call: ast.Call) -> list[ast.expr]:
    """What `TABLE.get(key, otherwise)` may find in a table of the module."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "get":
        return []
    tables = assigned(tree, ast.unparse(call.func.value))
    return [value for table in tables if isinstance(table, ast.Dict) for value in table.values] + call.args[1:]


def prefix(file: Path) -> str:
    """What the keys of a module begin with: a game's name, or nothing."""
    parts = file.relative_to(SOURCE).parts
    return f"{parts[1]}-" if parts[0] == "games" and len(parts) > 2 else ""


def facts_given(tree: ast.Module, call: ast.Call) -> set[str]:
    """The names of the facts that a refusal is made with."""
    facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    for keyword in call.keywords:
        if keyword.arg is None:
            function = function_around(tree, call)
            assert function is not None
            assert isinstance(keyword.value, ast.Name)
            for value in assigned(function, keyword.value.id):
                dicts = [node for node in ast.walk(value) if isinstance(node, ast.Dict)]
                assert dicts, ast.unparse(value)
                facts |= {str(key.value) for each in dicts for key in each.keys if isinstance(key, ast.Constant)}
    return facts


@cache
def refusal_keys(folder: str = ".") -> dict[str, set[str]]:
    """The key of every refusal, with the facts that are given wherever it is made."""
    needed: dict[str, set[str]] = {}
    for file, tree in trees(folder):
        name = file.relative_to(SOURCE).as_posix()
        made = [(call, call.args[0]) for call in calls(tree, "Refusal")]
        if name.startswith("server/"):
            made += [(call, call.args[1]) for call in calls(tree, "Refused")]
        for call, rule in made if name not in HANDED_ON else []:
            rules = literals(tree, rule)
            assert rules, f"{file}:{call.lineno}: which rule?"
            for each in rules:
                key, facts = f"{prefix(file)}refusal-{each}", facts_given(tree, call)
                needed[key] = needed.get(key, facts) & facts
    return needed


@cache
def tale_keys() -> set[str]:
    """The keys of all tales."""
    needed = set()
    for file, tree in trees("games"):
        for call in calls(tree, "tell", "whisper"):
            kinds = literals(tree, call.args[0])
            assert kinds, f"{file}:{call.lineno}: which kind?"
            needed |= {f"{prefix(file)}tale-{kind}" for kind in kinds}
    return needed


@cache
def prompt_keys() -> set[str]:
    """The keys of all questions."""
    needed = set()
    for file, tree in trees("games"):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name == "prompt":
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        prompts = literals(tree, node.value)
                        assert prompts, f"{file}:{node.lineno}: which prompt?"
                        needed |= {f"{prefix(file)}ask-{prompt}" for prompt in prompts}
    return needed


@cache
def name_keys() -> set[str]:
    """The keys of everything that has a name."""
    slugs = [face.slug for face in catalogue()] + RESOURCES + COLOURS + LOOT_NAMES + ["coins"]
    slugs += [f"symbol-{symbol}" for symbol in SYMBOLS]
    slugs += [f"link-{card.link}" for card in CARDS if card.link]
    return {f"duel-{slug}" for slug in slugs}


@cache
def said_keys() -> dict[str, set[str]]:
    """The keys that are named outright, in `say("...")`, with the facts given there; "" stands for any."""
    needed: dict[str, set[str]] = {}
    for folder in ("names", "cli", "server"):
        for _, tree in trees(folder):
            for call in calls(tree, "say"):
                facts = {keyword.arg or "" for keyword in call.keywords}
                for text in literals(tree, call.args[0]) if call.args else ():
                    if KEY.match(text):
                        key = text.partition(".")[0]
                        needed[key] = needed.get(key, facts) & facts
    return needed


@cache
def named_keys() -> set[str]:
    """The keys that are named anywhere in the terminal."""
    constants = [node for _, tree in trees("cli") for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {str(node.value) for node in constants if re.fullmatch(r"terminal(-[a-z0-9]+)+", str(node.value))}


@cache
def table_keys() -> set[str]:
    """The keys of levels and phrases, which are named after the rows of a table."""
    return {*(f"level-{level.slug}" for level in LEVELS), *(f"phrase-{slug}" for slug in SLUGS)}


@cache
def lesson_keys() -> set[str]:
    """The keys of lessons and of their steps."""
    lessons = [(name, lesson) for name in catalog.names() for lesson in catalog.find(name).lessons()]
    keys = {f"{name}-lesson-{lesson.slug}" for name, lesson in lessons}
    return keys | {f"{name}-lesson-{step.slug}" for name, lesson in lessons for step in lesson.steps}


@cache
def built_keys() -> list[re.Pattern[str]]:
    """The shapes of the keys that the terminal puts together, such as f"terminal-colour-{colour}"."""
    shapes = []
    for _, tree in trees("cli"):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if parts[0].startswith("terminal"):
                    shapes.append(re.compile("".join(parts)))
    return shapes


@cache
def page_keys() -> set[str]:
    """The keys that the web client writes out; what looks like one may be the name of a file."""
    files = {file.stem for file in (FOLDER / "en").glob("*.ftl")}
    return {key for key in page_texts.named() if key in messages("en") or key not in files}


@cache
def needed_keys() -> set[str]:
    """The keys that every language must have."""
    moves = {f"duel-move-{move.verb}" for move in LEXICON.moves()}
    said = {*said_keys(), *named_keys(), *table_keys()}
    return {*refusal_keys(), *tale_keys(), *prompt_keys(), *name_keys(), *lesson_keys(), *page_keys(), *said, *moves}


# --- The files fit together


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))
    for key in keys:
        assert found(language, key).references <= set(keys), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages(language: str) -> None:
    files = {folder: {file.name for file in (FOLDER / folder).glob("*.ftl")} for folder in ("en", language)}
    assert files["en"] == files[language]
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    for key, message in english.items():
        attributes = {attribute.id.name for attribute in message.attributes}
        assert attributes == {attribute.id.name for attribute in other[key].attributes}, key
        assert (message.value is None) == (other[key].value is None), key
        assert all_facts("en", key) == all_facts(language, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms(language: str) -> None:
    for key in messages(language):
        for choice in found(language, key).choices:
            assert choice & CATEGORIES in (set(), {"other"}, PLURALS[language]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_to_one_alphabet(language: str) -> None:
    for key in messages(language):
        for text in found(language, key).words:
            assert not re.search(r"[A-Za-z][А-яІіЇїЄєҐґЁё]|[А-яІіЇїЄєҐґЁё][A-Za-z]", text), key
            if language == "en":
                assert not re.search(r"[А-яІіЇїЄєҐґЁё]", text), key
            elif language == "uk":
                assert not re.search(r"[ЫыЭэЁёЪъ]", text), key
            else:
                assert not re.search(r"[ІіЇїЄєҐґ]", text), key


# --- The files fit the code


@pytest.mark.parametrize("language", LANGUAGES)
def test_needed_messages_exist(language: str) -> None:
    assert sorted(needed_keys() - set(messages(language))) == []


def test_every_message_is_needed() -> None:
    used = {key for key in messages("en") if key in needed_keys() or key.startswith("duel-rule-")}
    shapes = [*built_keys(), *page_texts.built()]
    used |= {key for key in messages("en") if any(shape.fullmatch(key) for shape in shapes)}
    assert sorted(set(messages("en")) - with_what_they_contain(used)) == []


def with_what_they_contain(keys: set[str]) -> set[str]:
    """These messages and, in any language, those inside them."""
    more = {each for language in LANGUAGES for key in keys for each in found(language, key).references}
    return keys if more <= keys else with_what_they_contain(keys | more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_facts_they_are_given(language: str) -> None:
    for key, facts in refusal_keys().items():
        assert all_facts(language, key) <= facts, key
    for key in tale_keys():
        assert all_facts(language, key) <= TALE_FACTS, key
    for key in prompt_keys() | name_keys() | table_keys() | lesson_keys():
        assert not all_facts(language, key), key
    for key, facts in said_keys().items():
        assert "" in facts or all_facts(language, key) <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reader_has_what_they_are_refused(language: str) -> None:
    for files, folders in {"terminal": ("kernel", "bots", "cli"), "server": ("kernel", "server")}.items():
        texts = Texts(language, "", files)
        assert [key for folder in folders for key in refusal_keys(folder) if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language, "duel", *FILES)
    for key, message in messages(language).items():
        for number in (-1, 0, 1, 2, 5, 11, 21):
            facts = dict.fromkeys(all_facts(language, key), number)
            for attribute in message.attributes:
                assert texts.say(f"{key}.{attribute.id.name}", **facts)
            if message.value is not None:
                assert texts.say(key, **facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_rule(language: str) -> None:
    texts = Texts(language, "duel")
    assert [face.slug for face in catalogue() if not texts.rule(face.slug)] == []
    rules = [key.removeprefix("duel-rule-") for key in messages(language) if key.startswith("duel-rule-")]
    assert [rule for rule in rules if not texts.rule(rule)] == []


# --- Numbers

NUMBERS = (0, 1, 2, 5, 11, 21)
EXPECTED = {
    ("en", "amount-coins"): ["0 coins", "1 coin", "2 coins", "5 coins", "11 coins", "21 coins"],
    ("uk", "amount-coins"): ["0 монет", "1 монету", "2 монети", "5 монет", "11 монет", "21 монету"],
    ("ru", "amount-coins"): ["0 монет", "1 монету", "2 монеты", "5 монет", "11 монет", "21 монету"],
    ("uk", "duel-tale-earn"): [
        "Олена не отримує монет («Таверна»).",
        "Олена отримує 1 монету («Таверна»).",
        "Олена отримує 2 монети («Таверна»).",
        "Олена отримує 5 монет («Таверна»).",
        "Олена отримує 11 монет («Таверна»).",
        "Олена отримує 21 монету («Таверна»).",
    ],
    ("ru", "duel-tale-lose"): [
        "Ольга ничего не теряет: монет нет («Таверна»).",
        "Ольга теряет 1 монету («Таверна»).",
        "Ольга теряет 2 монеты («Таверна»).",
        "Ольга теряет 5 монет («Таверна»).",
        "Ольга теряет 11 монет («Таверна»).",
        "Ольга теряет 21 монету («Таверна»).",
    ],
    ("en", "duel-tale-lose"): [
        "Anna has no coins to lose (Tavern).",
        "Anna loses 1 coin (Tavern).",
        "Anna loses 2 coins (Tavern).",
        "Anna loses 5 coins (Tavern).",
        "Anna loses 11 coins (Tavern).",
        "Anna loses 21 coins (Tavern).",
    ],
    ("uk", "duel-tale-score"): [
        f"Олена набирає {points}." for points in ("0 балів", "1 бал", "2 бали", "5 балів", "11 балів", "21 бал")
    ],
    ("ru", "duel-tale-score"): [
        f"Ольга набирает {points}." for points in ("0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко")
    ],
}


@pytest.mark.parametrize(("language", "key"), EXPECTED)
def test_numbers(language: str, key: str) -> None:
    texts = Texts(language, "duel")
    facts = {"who": PLAYERS[language][0], "what": texts.name("tavern")}
    assert [texts.say(key, n=n, **facts) for n in NUMBERS] == EXPECTED[language, key]


PRICES = {
    "en": "You cannot pay for Palace: it takes {} (4 for stone, 6 for glass, 4 for the coins in the cost),"
    " and you have 7.",
    "uk": "На будівлю «Палац» бракує коштів: {} (камінь — 4, скло — 6, монети у вартості — 4), а у вас 7.",
    "ru": "На здание «Дворец» не хватает средств: {} (камень — 4, стекло — 6, монеты в стоимости — 4), а у вас 7.",
}
TOTALS = {
    "en": {1: "1 coin", 2: "2 coins", 5: "5 coins", 11: "11 coins", 21: "21 coins"},
    "uk": {
        1: "потрібна 1 монета",
        2: "потрібно 2 монети",
        5: "потрібно 5 монет",
        11: "потрібно 11 монет",
        21: "потрібна 21 монета",
    },
    "ru": {
        1: "нужна 1 монета",
        2: "нужно 2 монеты",
        5: "нужно 5 монет",
        11: "нужно 11 монет",
        21: "нужна 21 монета",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices(language: str) -> None:
    for total, said in TOTALS[language].items():
        parts = [(4, "stone"), (6, "glass"), (4, "coins")]
        refusal = Refusal("card-too-dear", what="palace", total=total, parts=parts, coins=7)
        assert Texts(language, "duel").refusal(refusal) == PRICES[language].format(said)


# --- The server

ODD_FACTS = [7, "B", "", "baths", "{ $name }", "\ud800", "x" * 1000, ["a", "b"], [(4, "stone")], [], [None], 1.5, None]
WAITING = {
    "en": ["0 seconds", "1 second", "2 seconds", "5 seconds", "11 seconds", "21 seconds"],
    "uk": ["0 секунд", "1 секунду", "2 секунди", "5 секунд", "11 секунд", "21 секунду"],
    "ru": ["0 секунд", "1 секунду", "2 секунды", "5 секунд", "11 секунд", "21 секунду"],
}


def told(refusal: Refusal, language: str, game: str = "") -> str:
    """What somebody reads who is refused; there have to be words for it."""
    with capture_logs() as logged:
        trouble = trouble_body(refusal, language, game)
    assert logged == []
    assert trouble.rule == refusal.rule
    assert json.encode(trouble)
    return trouble.message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_has_one_sentence_for_every_refusal(language: str) -> None:
    for key, facts in {**refusal_keys("kernel"), **refusal_keys("server")}.items():
        for fact in ODD_FACTS:
            refusal = Refusal(key.removeprefix("refusal-"), **dict.fromkeys(facts, fact))  # type: ignore[arg-type]
            said = told(refusal, language)
            assert not re.search("[.!?] [A-ZА-ЯІЇЄҐЁ]", said), said
            assert bool(re.search("[а-яіїєґ]", said)) == (language != "en"), said
            if fact == "B":
                assert said.endswith((".", "B")), said
                assert "  " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_counts_in_every_language(language: str) -> None:
    said = [told(Refusal("too-many-requests", seconds=n), language) for n in NUMBERS]
    assert [text.removesuffix(".").endswith(due) for text, due in zip(said, WAITING[language])] == [True] * len(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_know_seats_by_their_letters(language: str) -> None:
    with_letters = [told(Refusal("not-your-seat", seat=letter), language) for letter in "ABH"]
    assert with_letters == [told(Refusal("not-your-seat", seat=seat), language) for seat in (0, 1, 7)]
    assert trouble_body(Refusal("not-your-seat", seat=1), language, "").details == {"seat": 1}
    assert told(Refusal("not-your-seat", seat=99), language)


def test_a_game_has_words_of_its_own() -> None:
    refusal = Refusal("card-too-dear", what="palace", total=14, parts=[(4, "stone")], coins=7)
    assert told(refusal, "en", "duel") == Texts("en", "duel").refusal(refusal)


def test_what_people_typed_is_cut_off() -> None:
    trouble = trouble_body(Refusal("unknown-person", name="x" * 1000), "en", "")
    assert trouble.details == {"name": "x" * LONGEST}
    assert len(trouble.message) < LONGEST + 100


@pytest.mark.parametrize(("language", "game"), [("uk", "duel"), ("", ""), ("la", "chess")])
@pytest.mark.parametrize("refusal", [Refusal("no-such-rule", n=1), Refusal("name-taken"), Refusal("")])
def test_a_refusal_without_words_is_no_second_error(refusal: Refusal, language: str, game: str) -> None:
    with capture_logs() as logged:
        assert trouble_body(refusal, language, game).message == refusal.rule
    assert [(line["event"], line["rule"]) for line in logged] == [("nothing-to-say", refusal.rule)]


def test_a_language_that_nobody_speaks_is_english() -> None:
    refusal = Refusal("not-empty")
    assert told(refusal, "") == told(refusal, "la") == told(refusal, "en") != told(refusal, "uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_or_phrases_read_alike(language: str) -> None:
    texts = Texts(language, "", *FILES)
    said = [texts.say(key) for key in table_keys()]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_mail_names_the_person_and_the_ticket(language: str) -> None:
    texts = Texts(language, "", "server")
    assert len(texts.say("server-mail-reset-subject").splitlines()) == 1
    body = texts.say("server-mail-reset-body", name="{ Anna }", ticket="a-_b")
    assert "{ Anna }" in body
    assert "\na-_b\n" in body


# --- Whole games


class Heard:
    """Everything that can be said about some random games, each thing once."""

    def __init__(self, games: int) -> None:
        self.dice = random.Random(20)
        self.prompts: set[str] = set()
        self.tales: dict[str, Tale] = {}
        self.refusals: dict[str, Refusal] = {}
        self.known = LEXICON.moves()
        for number in range(games):
            self.play(number)

    def play(self, number: int) -> None:
        """Listen to one game."""
        options = {"wonders": "preset" if number % 4 == 0 else "draft"}
        sitting = Sitting(catalog.find("duel"), ["?", "?"], options, Live(b"names %d" % number))
        self.hear(sitting.tales)
        while sitting.table.result is None:
            t = sitting.table
            assert t.question is not None
            self.prompts.add(t.question.prompt(t))
            for move in self.dice.sample(self.known, 40):
                if move not in t.moves:
                    refusal = t.question.refusal(t, move)
                    self.refusals[str(refusal)] = refusal
            self.hear(sitting.play(int(t.seat), self.dice.choice(t.moves).text))

    def hear(self, tales: list[Tale]) -> None:
        """Keep what has been told."""
        self.tales.update({repr(tale): tale for tale in tales})


@cache
def heard() -> Heard:
    """Twenty random games."""
    return Heard(20)


def well_said(language: str, text: str) -> bool:
    """Is this a text for people: no slug, no word in another alphabet, no gap?"""
    words = [word for word in re.findall(r"[A-Za-z]{2,}", text) if not ROMAN.fullmatch(word)]
    return "_" not in text and "  " not in text and text == text.strip() != "" and (language == "en" or not words)


def check(language: str, things: list[Move] | list[Tale] | list[Refusal] | list[str], say: Callable[..., str]) -> None:
    """Say all these things."""
    for thing in things:
        text = say(thing)
        assert well_said(language, text), f"{thing!r}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_said(language: str) -> None:
    check(language, LEXICON.moves(), Texts(language, "duel").move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_said(language: str) -> None:
    prompts = {key.removeprefix("duel-ask-") for key in prompt_keys()}
    assert heard().prompts <= prompts
    check(language, sorted(prompts), Texts(language, "duel").prompt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tale_is_told(language: str) -> None:
    texts = Texts(language, "duel")
    check(language, list(heard().tales.values()), lambda tale: texts.tale(tale, PLAYERS[language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language: str) -> None:
    assert len({refusal.rule for refusal in heard().refusals.values()}) > 20
    check(language, list(heard().refusals.values()), Texts(language, "duel").refusal)
