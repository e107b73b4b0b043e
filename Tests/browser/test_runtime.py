"""Windows, their state, and the line between the page and the app, on the gallery."""

import re
import time

import pytest

from proxy import Proxy
from running_app import wait_until

LOST_CONNECTION = r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_NETWORK|ERR_SOCKET|Failed to load resource"


@pytest.fixture
def proxied(gallery):
    """The gallery, and a line that leads to it."""
    proxy = Proxy(gallery.port)
    yield gallery, proxy
    proxy.stop()


def test_buttons_change_the_state(gallery, browser):
    browser.open(gallery.url)
    browser.picture("opened")
    browser.tap("button", "Add")
    browser.wait_for("Count 1")
    assert browser.find("button", "Add when even").is_disabled
    browser.tap("button", "Add")
    browser.wait_for("Count 2")
    assert not browser.find("button", "Add when even").is_disabled
    browser.picture("counted")
    assert browser.find("button", "Never").is_disabled
    browser.tap("button", "Never")
    browser.tap("button", "Add")
    browser.wait_for("Count 3")


def test_a_task_changes_the_page_without_an_event(gallery, browser):
    browser.open(gallery.url)
    browser.tap("button", "Start")
    for progress in (20, 60, 100):
        browser.wait_for(f"Progress {progress}")
    browser.picture("done")


def test_a_card_follows_the_finger(gallery, browser):
    browser.open(gallery.url)
    for direction in ("right", "left"):
        card = browser.find("StaticText", re.compile("Card .*"))
        home = card.center()
        across = 150 if direction == "right" else -150
        browser.swipe(card, across, lift=False)
        moved = wait_until(lambda: near(browser.find("StaticText", card.name).center()[0], home[0] + across), "a moved card")
        assert moved
        browser.picture(f"dragged-{direction}")
        browser.lift("touch" if browser.is_phone else "mouse", home[0] + across, home[1])
        browser.wait_for(f"last {direction}")
        wait_until(lambda: near(browser.find("StaticText", re.compile("Card .*")).center()[0], home[0]), "the card at home")
    assert "Swiped 2," in browser.text()
    # Not far enough.
    browser.swipe(browser.find("StaticText", "Card 2"), 60)
    time.sleep(0.3)
    assert "Swiped 2," in browser.text()
    browser.picture("swiped")


def near(one, other):
    return abs(one - other) < 3


def test_a_field_tells_what_is_typed(gallery, browser):
    browser.open(gallery.url)
    browser.tap("textbox", "Your name")
    browser.type("Zoë <b>")
    browser.wait_for("Entered 7: Zoë <b>")
    for _ in range(4):
        browser.press("Backspace")
    browser.wait_for("Entered 3: Zoë")
    browser.picture("typed")
    # More than the app takes is cut off where the person sees it.
    browser.type("x" * 150_000)
    browser.wait_for("Entered 100000: Zoëxxx")
    assert browser.find("textbox", "Your name").call("function() { return this.value.length }") == 100_000


def test_text_is_text(gallery, desktop):
    desktop.open(gallery.url)
    words = '<script>document.title = "broken"</script> & "quotes" \'single\' \\ </div>'
    assert desktop.run("return document.title") == "Gallery <script>"
    assert words in desktop.text()
    assert desktop.find("button", words)
    assert desktop.run("return document.querySelectorAll('#root script').length") == 0
    desktop.picture("text")


def test_the_page_says_what_it_is(gallery, desktop):
    desktop.open(gallery.url)
    assert desktop.run("return [document.documentElement.lang, document.documentElement.dir]") == ["en", "ltr"]
    assert "Locale en_US, light" in desktop.text()
    root = desktop.tree()[0]
    assert (root.role, root.name) == ("RootWebArea", "Gallery <script>")


def test_rows_come_go_and_change_places(gallery, desktop):
    desktop.open(gallery.url)
    desktop.tap("button", "More rows")
    desktop.wait_for("Row 99")
    desktop.run("document.querySelectorAll('#root button').forEach(b => b.textContent === '0' && b.click())")
    wait_until(lambda: desktop.text().count("\n1") >= 100, "a count in each row")
    desktop.tap("button", "Every other")
    desktop.wait_for("Rows 50")
    desktop.tap("button", "Reverse")
    wait_until(lambda: rows(desktop)[0] == 98, "the last row first")
    assert rows(desktop) == list(range(98, -1, -2))
    desktop.tap("button", "More rows")
    desktop.wait_for("Rows 150")
    assert rows(desktop)[:51] == [*range(98, -1, -2), 100]
    desktop.picture("rows")
    desktop.tap("button", "No rows")
    desktop.wait_without("Row 98")


def rows(browser):
    return [int(found) for found in re.findall(r"Row (\d+)", browser.text())]


# Windows


def test_two_windows_have_separate_state(gallery, desktop):
    desktop.open(gallery.url)
    desktop.tap("button", "Add")
    desktop.wait_for("Count 1")
    desktop.new_tab(gallery.url)
    assert "Count 0" in desktop.text()
    for _ in range(3):
        desktop.tap("button", "Add")
    desktop.wait_for("Count 3")
    desktop.picture("second")
    desktop.switch(0)
    assert "Count 1" in desktop.text()
    desktop.tap("button", "Add")
    desktop.wait_for("Count 2")
    desktop.picture("first")


def test_a_reload_keeps_the_state(gallery, browser):
    browser.open(gallery.url)
    for count in (1, 2, 3):
        browser.tap("button", "Add")
        browser.wait_for(f"Count {count}")
        browser.reload()
        browser.wait_for(f"Count {count}")
    browser.tap("button", "Add")
    browser.wait_for("Count 4")
    browser.picture("reloaded")


def test_a_duplicated_tab_gets_its_own_window(gallery, desktop):
    desktop.open(gallery.url)
    desktop.tap("button", "Add")
    desktop.wait_for("Count 1")
    # A tab that a page opens of itself begins with a copy of its memory, as a duplicated one does.
    desktop.run("window.open(location.href)")
    desktop.take_up_new_tab()
    desktop.wait_shown()
    desktop.wait_for("Count 0")
    desktop.tap("button", "Add")
    desktop.tap("button", "Add")
    desktop.wait_for("Count 2")
    desktop.switch(0)
    assert "Count 1" in desktop.text()


def test_a_window_goes_on_in_one_page_only(gallery, desktop):
    desktop.open(gallery.url)
    desktop.tap("button", "Add")
    desktop.wait_for("Count 1")
    desktop.run("sessionStorage.setItem('released', '1'); window.open(location.href)")
    desktop.take_up_new_tab()
    desktop.wait_shown()
    desktop.wait_for("Count 1")
    desktop.switch(0)
    desktop.expect_message("409|410")
    wait_until(lambda: desktop.run("return !document.getElementById('connection').hidden"), "a notice")
    assert "another tab" in desktop.run("return document.getElementById('connection').textContent")
    desktop.picture("elsewhere")
    # Loaded again it is a window of its own, and takes nothing away.
    desktop.reload()
    desktop.wait_for("Count 0")
    desktop.switch(1)
    desktop.tap("button", "Add")
    desktop.wait_for("Count 2")


def test_leaving_ends_the_tasks_of_the_window(gallery, desktop):
    """The gallery's tickers are counted for all windows."""
    desktop.open(gallery.url)
    desktop.tap("button", "Start ticker")
    desktop.wait_for("Tickers 1")
    desktop.new_tab(gallery.url)
    desktop.wait_for("Tickers 1")
    desktop.switch(0)
    desktop.close_tab()
    desktop.wait_for("Tickers 0", seconds=25)


def test_many_tabs_of_one_browser_all_work(gallery, desktop):
    """A browser has six connections to an address: tabs that are not seen do without."""
    desktop.open(gallery.url)
    first_window = desktop.tab
    for number in range(8):
        desktop.driver.switch_to.window(first_window)
        desktop.driver.switch_to.new_window("tab")
        desktop.take_up(desktop.driver.current_window_handle)
        desktop.driver.get(gallery.url)
        desktop.wait_for("Count 0", seconds=15)
        for _ in range(number):
            desktop.tap("button", "Add")
        desktop.wait_for(f"Count {number}")
    desktop.picture("last")
    # The first of them was not seen for long, and has its state.
    desktop.run("window.focus()")
    for number in (0, 3, 7):
        desktop.switch(number + 1)
        desktop.cdp("Page.bringToFront")
        desktop.wait_for(f"Count {number}")
        desktop.tap("button", "Add")
        desktop.wait_for(f"Count {number + 1}", seconds=15)


def test_a_hidden_page_catches_up_when_it_is_seen(gallery, desktop):
    desktop.open(gallery.url)
    desktop.tap("button", "Start ticker")
    desktop.wait_for("Tick 1")
    hide = """
      Object.defineProperty(document, "visibilityState", { value: arguments[0], configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    """
    files = gallery.open_files()
    desktop.run(hide, "hidden")
    wait_until(lambda: gallery.open_files() < files, "a connection less", seconds=8)
    time.sleep(0.5)
    before = ticks(desktop)
    time.sleep(1)
    assert ticks(desktop) == before
    desktop.run(hide, "visible")
    wait_until(lambda: ticks(desktop) > before + 50, "what it has missed")
    desktop.tap("button", "Add")
    desktop.wait_for("Count 1")


# The line


def test_a_restarted_app_gets_its_pages_back(gallery, browser):
    browser.expect_message(LOST_CONNECTION)
    browser.open(gallery.url)
    browser.tap("button", "Add")
    browser.wait_for("Count 1")
    address = gallery.url
    gallery.kill()
    wait_until(lambda: browser.run("return !document.getElementById('connection').hidden"), "a notice")
    browser.picture("killed")
    gallery.start()
    assert gallery.url == address
    browser.wait_for("Count 0", seconds=15)
    wait_until(lambda: browser.run("return document.getElementById('connection').hidden"), "no notice")
    browser.tap("button", "Add")
    browser.wait_for("Count 1")
    browser.picture("back")


def test_a_cut_line_loses_and_doubles_nothing(proxied, browser):
    browser.expect_message(LOST_CONNECTION)
    gallery, proxy = proxied
    browser.open(proxy.url(gallery.url))
    count = 0
    for round in range(4):
        # Cut while nothing is under way, then with an event on its way up, then with its answer on the way down.
        if round == 0:
            proxy.cut()
        elif round == 1:
            proxy.is_down = True
            proxy.cut()
        elif round == 2:
            proxy.is_deaf = True
        else:
            proxy.delay = 0.3
        for _ in range(3):
            browser.tap("button", "Add")
            count += 1
        time.sleep(0.2)
        if round == 3:
            proxy.cut()
            proxy.delay = 0.0
        if round == 2:
            proxy.cut()
            proxy.is_deaf = False
        proxy.is_down = False
        browser.wait_for(f"Count {count}\n", seconds=15)
        time.sleep(0.3)
        assert f"Count {count}\n" in browser.text()
    browser.picture("counted")


def test_a_stopped_app_goes_on(gallery, desktop):
    desktop.open(gallery.url)
    gallery.pause()
    for _ in range(3):
        desktop.tap("button", "Add")
    time.sleep(0.5)
    assert "Count 0" in desktop.text()
    gallery.go_on()
    desktop.wait_for("Count 3")


def test_changes_wait_for_a_slow_page(proxied, desktop):
    """A ticker of 100 changes a second on a line of 2,000 bytes a second: the page lags a little, and not ever more."""
    desktop.expect_message(LOST_CONNECTION)
    gallery, proxy = proxied
    desktop.open(proxy.url(gallery.url))
    desktop.tap("button", "Start ticker")
    proxy.rate = 2000
    time.sleep(6)
    before = ticks(desktop)
    desktop.tap("button", "Stop ticker")
    start = time.monotonic()
    desktop.wait_without("Tick ", seconds=6)
    assert time.monotonic() - start < 4
    assert before > 100
    # Another window is as quick as ever.
    desktop.new_tab(gallery.url)
    start = time.monotonic()
    desktop.tap("button", "Add")
    desktop.wait_for("Count 1")
    assert time.monotonic() - start < 2


def ticks(browser):
    return int(re.search(r"Tick (\d+)", browser.text())[1])


def test_a_drag_on_a_slow_line_lags_and_does_not_pile_up(proxied, browser):
    """Two to three seconds of dragging, 200 ms to the app and 200 ms back: at most one request for each way there and
    back."""
    browser.expect_message(LOST_CONNECTION)
    gallery, proxy = proxied
    browser.open(proxy.url(gallery.url))
    proxy.delay = 0.2
    posts = proxy.posts
    card = browser.find("StaticText", "Card 0")
    # The driver waits for a frame or two after each movement.
    browser.swipe(card, 150, steps=60, seconds=1)
    start = time.monotonic()
    browser.wait_for("Swiped 1, last right", seconds=3)
    assert time.monotonic() - start < 2
    assert proxy.posts - posts <= 12
    moves = int(re.search(r"moved (\d+) times", browser.text())[1])
    assert 3 <= moves <= 12


def test_what_is_typed_while_the_line_is_cut_arrives(proxied, browser):
    browser.expect_message(LOST_CONNECTION)
    gallery, proxy = proxied
    browser.open(proxy.url(gallery.url))
    browser.tap("textbox", "Your name")
    browser.type("before")
    browser.wait_for("Entered 6: before")
    proxy.is_down = True
    proxy.cut()
    for letter in " after":
        browser.type(letter)
    time.sleep(0.3)
    browser.picture("cut")
    proxy.is_down = False
    browser.wait_for("Entered 12: before after", seconds=15)
    field = browser.find("textbox", "Your name")
    assert field.is_focused and field.value == "before after"
    # The keyboard is where it was, too.
    browser.type("!")
    browser.wait_for("Entered 13: before after!")


@pytest.mark.parametrize("way,stream", [(0.3, 0.0), (0.1, 0.4)], ids=["slow", "overtaken"])
@pytest.mark.parametrize(
    "field,entered,said", [("Your name", str, "Entered {1}: {0:.20}"), ("Your code", str.upper, "Code {0}")],
    ids=["plain", "capitals"])
def test_no_letter_is_lost_on_a_slow_line(proxied, desktop, way, stream, field, entered, said):
    """Sixty letters within a second or so, while the app's answers to the first of them are on their way."""
    gallery, proxy = proxied
    desktop.open(proxy.url(gallery.url))
    desktop.tap("textbox", field)
    proxy.delay, proxy.stream_delay = way, stream
    letters = "".join(chr(ord("a") + number % 26) for number in range(60))
    for count, letter in enumerate(letters, 1):
        desktop.type(letter)
        shown = desktop.run("return document.activeElement.value")
        assert shown.lower() == letters[:count], shown
        time.sleep(0.01)
    desktop.picture("typed")
    desktop.wait_for(said.format(entered(letters), 60))
    assert desktop.run("return document.activeElement.value") == entered(letters)
    # Within the text, too: where the person writes stays where it is.
    desktop.run("document.activeElement.setSelectionRange(3, 3)")
    for letter in "xyz":
        desktop.type(letter)
        time.sleep(0.2)
    changed = entered("abcxyz" + letters[3:])
    desktop.wait_for(said.format(changed, 63))
    assert desktop.run("return document.activeElement.value") == changed
    assert desktop.run("return document.activeElement.selectionStart") == 6
    desktop.picture("changed")


# Keys


def test_the_keyboard_does_everything(gallery, desktop):
    desktop.open(gallery.url)
    names = []
    for _ in range(10):
        desktop.press("Tab")
        focused = desktop.focused()
        names.append(focused.name)
        assert not focused.is_disabled
        if focused.name == "Start":
            desktop.press(" ")
    assert names[:4] == ["Add", "Add when even", "Your name", "Start"]
    desktop.wait_for("Progress 100")
    assert "Never" not in names
    desktop.reload()
    desktop.press("Tab")
    assert desktop.focused().name == "Add"
    desktop.picture("focus")
    desktop.press("Enter")
    desktop.wait_for("Count 1")
    # The focus stays where it is, although the button beside it is not to be pressed any more.
    assert desktop.focused().name == "Add"
    desktop.press(" ")
    desktop.wait_for("Count 2")
    desktop.press("Tab", shift=True)
    desktop.press("Tab")
    assert desktop.focused().name == "Add"
