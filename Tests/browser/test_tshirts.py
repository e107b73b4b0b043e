"""T-Shirts as a person uses it: swiping, the row of recommendations, undo, and what is kept."""

import json
import pathlib
import re
import sqlite3
import time

from selenium.common.exceptions import WebDriverException

from running_app import wait_until

APP = pathlib.Path(__file__).resolve().parents[2] / "Apps" / "TShirts"
SHIRTS = {each["title"]: each for each in json.loads((APP / "Resources" / "shirts.json").read_text(encoding="utf-8"))}


def cards(browser):
    """The shirts on the screen with their widths."""
    found = []
    for node in browser.all("image"):
        if node.name in SHIRTS:
            try:
                found.append((node, node.box()[2]))
            except WebDriverException:
                continue  # It went away in the meantime.
    return found


def top_card(browser):
    wide = wait_until(lambda: [node for node, width in cards(browser) if width > 150], "a card")
    return wide[-1]


def recommended(browser):
    return [node.name for node, width in cards(browser) if width < 150]


def is_wanted(title):
    return SHIRTS[title]["color"] == "blue" and SHIRTS[title]["sleeve"] == "short"


def wait_for_other_card(browser, title):
    wait_until(lambda: top_card(browser).name != title, f"another card than {title}")


def test_forty_swipes_for_short_blue_shirts(start_app, browser):
    app = start_app("TShirts")
    browser.open(app.url)
    browser.find("heading", "T-Shirts")
    browser.picture("opened")
    liked = []
    for number in range(40):
        card = top_card(browser)
        title = card.name
        wants = is_wanted(title)
        if wants:
            liked.append(title)
        if number < 12:
            browser.swipe(card, 260 if wants else -260, steps=8, seconds=0.1)
        elif number < 24 and not browser.is_phone:
            browser.press("ArrowRight" if wants else "ArrowLeft")
        else:
            browser.tap("button", "Like" if wants else "Dislike")
        wait_for_other_card(browser, title)
        if number in (0, 11, 39):
            time.sleep(0.4)
            browser.picture(f"after-{number + 1}-swipes")
    assert len(liked) >= 2, liked
    row = wait_until(lambda: set(liked) <= set(recommended(browser)) and recommended(browser), "the liked shirts in the row")
    browser.picture("for-you")
    assert len(row) <= 10
    assert all(is_wanted(title) for title in row), row
    assert set(row) - set(liked), "something that was not seen yet is recommended too"


def test_a_tap_right_after_a_swipe_counts(start_app, open_browser):
    phone = open_browser("phone")
    phone.open(start_app("TShirts").url)
    for _ in range(4):
        card = top_card(phone)
        like = phone.find("button", "Like").center()
        phone.swipe(card, -260, steps=8, seconds=0.1)
        wait_for_other_card(phone, card.name)
        second = top_card(phone).name
        phone.tap_at(*like)
        wait_for_other_card(phone, second)


def test_a_dragged_card_says_what_letting_go_would_mean(start_app, browser):
    browser.open(start_app("TShirts").url)
    card = top_card(browser)
    title, left = card.name, card.box()[0]
    by = "touch" if browser.is_phone else "mouse"
    x, y = card.center()
    browser.swipe(card, 90, steps=10, lift=False)
    wait_until(lambda: abs(top_card(browser).box()[0] - left) > 40, "the card under the finger")
    like = browser.run("return [...document.querySelectorAll('#root span')].filter(s => s.textContent === 'Like').map("
                       "s => { let o = 1; for (let e = s; e.id !== 'root'; e = e.parentElement) o *= getComputedStyle(e).opacity; return o; })")
    browser.picture("dragged")
    assert max(like) > 0.5, like
    browser.lift(by, x + 90, y)
    time.sleep(1.2)
    assert top_card(browser).name == title, "a card that was not dragged far stays"
    assert abs(top_card(browser).box()[0] - left) < 8, "and goes back to its place"
    browser.picture("let-go")


def test_undo_and_start_over(start_app, browser):
    browser.open(start_app("TShirts").url)
    assert browser.find("button", "Undo").is_disabled
    first = top_card(browser).name
    browser.tap("button", "Like")
    wait_for_other_card(browser, first)
    wait_until(lambda: recommended(browser), "shirts like the liked one in the row")
    browser.tap("button", "Undo")
    wait_until(lambda: top_card(browser).name == first, "the first card again")
    wait_until(lambda: not recommended(browser), "an empty row")
    browser.tap("button", "Dislike")
    wait_for_other_card(browser, first)
    browser.tap("button", "Start over")
    browser.find("alertdialog", "Start over?")
    browser.picture("asked")
    browser.tap("button", "Start over")
    wait_until(lambda: top_card(browser).name == first, "the first card again")
    browser.picture("started-over")


def test_swipes_outlive_a_kill_and_a_restart(start_app, desktop):
    desktop.expect_message(r"ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    app = start_app("TShirts")
    desktop.open(app.url)
    for _ in range(5):
        title = top_card(desktop).name
        desktop.press("ArrowRight")
        wait_for_other_card(desktop, title)
    waiting = top_card(desktop).name
    app.kill()
    app.start()
    # The page comes back by itself, with a new window for the same visitor.
    wait_until(lambda: top_card(desktop).name == waiting and recommended(desktop), "the same pile and row", 15)
    desktop.picture("after-the-restart")
    store = next((app.folder / "state").rglob("swipes.sqlite"))
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert any(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] == 5 for name in tables), tables


def test_two_windows_are_apart(start_app, desktop):
    app = start_app("TShirts")
    desktop.open(app.url)
    first = top_card(desktop).name
    desktop.press("ArrowLeft")
    wait_for_other_card(desktop, first)
    desktop.tap("button", "Start over")
    desktop.find("alertdialog")
    desktop.new_tab(app.url)
    top_card(desktop)
    assert not desktop.has("alertdialog")
    desktop.switch(0)
    assert desktop.has("alertdialog")


def test_what_screen_readers_are_told(start_app, desktop):
    desktop.open(start_app("TShirts").url)
    top_card(desktop)
    names = {(node.role, node.name) for node in desktop.tree()}
    assert ("heading", "For you") in names
    for button in ("Like", "Dislike", "Undo", "Start over"):
        assert ("button", button) in names
    assert len([node for node, width in cards(desktop) if width > 150]) == 1, "the cards below are not told"
    assert not [name for role, name in names if re.search("Nope", name)], "nor the stamps"
