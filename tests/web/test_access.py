"""For everybody: what axe finds, what is cut off, what scrolls sideways, in every language and theme."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web.pages import PAGES, furnished, played
from tests.web.people import DESKTOP, PHONE, Person, person

THEMES = ("parchment", "night")
POSITIONS = 20
ZOOMED: ViewportSize = {"width": 720, "height": 450}  # the desktop at 200 %
# Texts that do not fit into their boxes: whoever cuts something off on purpose says so with data-cut.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter(each => {
    const style = getComputedStyle(each);
    const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const hasText = [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    const isHidden = each.closest('.sr, [hidden], svg, [data-cut]') || !each.checkVisibility() || each.clientWidth <= 1;
    return clips && hasText && !isHidden && each.scrollWidth > each.clientWidth + 1;
}).map(each => each.outerHTML.slice(0, 200))"""
# Words of which a part lies outside of something that clips, or outside of the page; letters may stick out a little.
SPILT = """() => {
    const found = [];
    const outside = (box, word) => Math.max(word.right - box.right, box.left - word.left) > 1
        || Math.max(word.bottom - box.bottom, box.top - word.top) > word.height * 0.3;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const own = words.currentNode.parentElement;
        const isHidden = own.closest('.sr, [hidden], svg, [data-cut], option, textarea, script, style');
        if (!words.currentNode.data.trim() || isHidden || !own.checkVisibility({visibilityProperty: true})) continue;
        const range = document.createRange();
        range.selectNode(words.currentNode);
        const rects = [...range.getClientRects()].filter(rect => rect.width > 1);
        for (let each = own; each; each = each.parentElement) {
            const {overflow, position} = getComputedStyle(each);
            const box = each.getBoundingClientRect();
            const isPage = each === document.body || position === 'fixed';
            if (box.width <= 1 || /auto|scroll/.test(overflow)) break;
            const clips = /hidden|clip/.test(overflow) && rects.some(rect => outside(box, rect));
            const spills = isPage && rects.some(rect => rect.right + scrollX > innerWidth + 1 || rect.left < -1);
            if (clips || spills) found.push(words.currentNode.data.trim() + ' in ' + each.outerHTML.slice(0, 100));
            if (clips || isPage) break;
        }
    }
    return found;
}"""
# Twice the same look at the page, so that nothing is on its way any more.
AT_REST = """async () => {
    const look = () => [document.querySelectorAll('.loading').length, document.body.innerText.length].join();
    const before = look();
    await new Promise(done => setTimeout(done, 150));
    return before === look() && before.startsWith('0,');
}"""


@pytest.fixture(scope="module")
def people(house: str, browser: Browser) -> Iterator[tuple[Person, Person]]:
    """Two people who have played with each other."""
    with person(browser, house) as host, person(browser, house) as guest:
        yield host, guest


@pytest.fixture(scope="module")
def addresses(people: tuple[Person, Person]) -> dict[str, str]:
    """Where every page is."""
    return furnished(*people)


def dressed(somebody: Person, theme: str, language: str) -> None:
    """This theme and language from the next page on."""
    url = somebody.url
    somebody.context.add_cookies([{"name": "ecumene_language", "value": language, "url": url}])
    somebody.visit("/about")
    somebody.page.evaluate("theme => localStorage.setItem('ecumene.settings', JSON.stringify({theme}))", theme)


@contextmanager
def screen(somebody: Person, size: ViewportSize) -> Iterator[None]:
    """Look at pages on a screen of this size, and then on the desktop again."""
    somebody.page.set_viewport_size(size)
    try:
        yield
    finally:
        somebody.page.set_viewport_size(DESKTOP)
        # After many pages Chromium takes letters from memory, and complains of their preload on a page left standing.
        somebody.page.goto("about:blank")


def at_rest(somebody: Person) -> None:
    """Wait until the page does not change any more by itself."""
    somebody.page.wait_for_function(AT_REST)


def misfits(somebody: Person, address: str, size: ViewportSize) -> list[str]:
    """What scrolls sideways or is cut off on this page."""
    somebody.visit(address)
    at_rest(somebody)
    wide = somebody.page.evaluate("document.documentElement.scrollWidth")
    found = [f"{wide} pixels wide"] if wide > size["width"] else []
    for look in (CUT_OFF, SPILT):
        found += somebody.page.evaluate(look)
    return found


@pytest.mark.timeout(600)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_nothing_keeps_anybody_out(
    people: tuple[Person, Person], addresses: dict[str, str], language: str, theme: str
) -> None:
    host = people[0]
    dressed(host, theme, language)
    found: dict[str, list[str]] = {}
    for name in PAGES:
        host.visit(addresses[name])
        assert host.page.locator("html").get_attribute("lang") == language
        if violations := host.violations():
            found[name] = violations
    assert found == {}


@pytest.mark.timeout(600)
def test_nothing_keeps_anybody_out_of_a_game(people: tuple[Person, Person], addresses: dict[str, str]) -> None:
    assert addresses
    host, guest = people
    dressed(host, "parchment", "en")
    found: dict[int, list[str]] = {}
    for number in range(POSITIONS):
        table = played(host, guest, 1 + 3 * number, seed=100 + number)
        host.visit(f"/g/{table}")
        if violations := host.violations():
            found[number] = violations
    assert found == {}


@pytest.mark.timeout(600)
def test_nothing_keeps_anybody_out_on_a_phone(people: tuple[Person, Person], addresses: dict[str, str]) -> None:
    host = people[0]
    dressed(host, "night", "uk")
    found: dict[str, list[str]] = {}
    with screen(host, PHONE):
        for name in PAGES:
            host.visit(addresses[name])
            at_rest(host)
            if violations := host.violations():
                found[name] = violations
    assert found == {}


@pytest.mark.timeout(600)
def test_nothing_keeps_anybody_out_of_the_parts_of_a_table(
    people: tuple[Person, Person], addresses: dict[str, str]
) -> None:
    host = people[0]
    dressed(host, "parchment", "en")
    found: dict[str, list[str]] = {}
    with screen(host, PHONE):
        for name in ("table", "table-late"):
            host.visit(addresses[name])
            tabs = host.page.locator(".tabs button")
            for place in range(tabs.count()):
                tabs.nth(place).click()
                at_rest(host)
                if violations := host.violations():
                    found[f"{name} {place}"] = violations
    assert found == {}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_longer_words_still_fit_on_a_phone(
    people: tuple[Person, Person], addresses: dict[str, str], language: str
) -> None:
    host = people[0]
    dressed(host, "parchment", language)
    with screen(host, PHONE):
        found = {name: bad for name in PAGES if (bad := misfits(host, f"{addresses[name]}?pseudo", PHONE))}
    assert found == {}


@pytest.mark.timeout(600)
def test_everything_fits_when_it_is_twice_as_large(
    people: tuple[Person, Person], addresses: dict[str, str], house: str, browser: Browser
) -> None:
    known = people[0].context.storage_state()
    with person(browser, house, language="ru", viewport=ZOOMED, device_scale_factor=2, storage_state=known) as host:
        found = {name: bad for name in PAGES if (bad := misfits(host, addresses[name], ZOOMED))}
    assert found == {}
