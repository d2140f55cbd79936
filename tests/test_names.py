"""Every text exists in every language, is needed by something, and reads well with every fact."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ecumene
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

SOURCE = Path(ecumene.__file__).parent
PLURALS = {"en": {"one", "other"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
TALE_FACTS = {"who", "what", "n", "other"}
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


def function_around(tree: ast.Module, node: ast.AST) -> ast.FunctionDef | None:
    """The function that a node stands in."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and any(inner is node for inner in ast.walk(function)):
            return function
    return None


def assigned(function: ast.AST, name: str) -> list[ast.expr]:
    """What a function assigns to a local name."""
    values: list[ast.expr] = []
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            if node.value is not None:
                values.append(node.value)
    return values


def literals(tree: ast.Module, node: ast.expr) -> set[str]:
    """Every text an expression can stand for: a literal, a choice, a local name or a parameter."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return literals(tree, node.body) | literals(tree, node.orelse)
    function = function_around(tree, node)
    if not isinstance(node, ast.Name) or function is None:
        return set()
    values = assigned(function, node.id)
    parameters = [argument.arg for argument in function.args.args]
    if node.id in parameters:
        place = parameters.index(node.id)
        values += [call.args[place] for call in calls(tree, function.name)]
    return set().union(*(literals(tree, value) for value in values))


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
                assert isinstance(value, ast.Dict)
                facts |= {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    return facts


@cache
def refusal_keys() -> dict[str, set[str]]:
    """The key of every refusal, with the facts that are given wherever it is made."""
    needed: dict[str, set[str]] = {}
    for file, tree in trees("."):
        for call in calls(tree, "Refusal"):
            rules = literals(tree, call.args[0])
            assert rules, f"{file}:{call.lineno}: which rule?"
            for rule in rules:
                key, facts = f"{prefix(file)}refusal-{rule}", facts_given(tree, call)
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
def said_keys() -> set[str]:
    """The keys that are named outright: in `say("...")`, or anywhere in the terminal."""
    needed = set()
    for folder in ("names", "cli"):
        for _, tree in trees(folder):
            for call in calls(tree, "say"):
                if call.args:
                    needed |= {text.partition(".")[0] for text in literals(tree, call.args[0])}
    for _, tree in trees("cli"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"terminal(-[a-z0-9]+)+", node.value):
                    needed.add(node.value)
    return needed


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
def needed_keys() -> set[str]:
    """The keys that every language must have."""
    moves = {f"duel-move-{move.verb}" for move in LEXICON.moves()}
    return {*refusal_keys(), *tale_keys(), *prompt_keys(), *name_keys(), *said_keys(), *moves}


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
    used |= {key for key in messages("en") if any(shape.fullmatch(key) for shape in built_keys())}
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
    for key in prompt_keys() | name_keys():
        assert not all_facts(language, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language, "duel")
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
