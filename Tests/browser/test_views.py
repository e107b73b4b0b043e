"""Views that have a page of their own in the gallery."""

import pytest

from running_app import wait_until


@pytest.fixture
def page(gallery, browser):
    """Opens a page of the gallery by its name, on a phone and on a desktop."""

    def open_page(name):
        browser.open(gallery.url)
        browser.tap("button", name)
        browser.find("button", "Close")
        browser.picture(name.lower())
        return browser

    return open_page


def place(browser, text):
    """Left, top, right and bottom of the innermost visible element with a text."""
    return browser.run(
        "return (() => { const all = [...document.querySelectorAll('dialog *')]"
        ".filter((one) => !one.children.length && one.textContent === arguments[0] && !one.closest('table'));"
        "if (!all.length) return null; const box = all[all.length - 1].getBoundingClientRect();"
        "return [box.left, box.top, box.right, box.bottom]; })()", text)


def test_charts_show_views_at_their_axes_and_marks(page):
    browser = page("Charts")
    wait_until(lambda: place(browser, "7.5 h"), "the labels of the axis")
    plot = browser.run("const box = document.querySelector('dialog [data-place]').getBoundingClientRect(); return [box.left, box.right]")
    left, top, right, bottom = place(browser, "2.5 h")
    assert plot[0] <= left and right < place(browser, "Goal")[0]
    # Labels stand at their lines, the highest value highest.
    assert place(browser, "10 h")[1] < place(browser, "7.5 h")[1] < top
    # What stands beside the end of a long bar stays within the chart.
    assert place(browser, "98%")[2] <= plot[1] + 0.5
    assert place(browser, "75%")[0] > place(browser, "40%")[0]
    goal = place(browser, "Goal")[1]
    browser.tap("button", "Goal 6.0, Increment")
    browser.wait_for("Goal 6.5")
    wait_until(lambda: place(browser, "Goal")[1] < goal, "the rule at its new height")
    browser.picture("goal")


def test_a_row_is_swiped_to_its_actions(page):
    browser = page("Mail")
    if not browser.is_phone:
        # The keyboard finds the actions; the first row has five stops, and its last action is the outermost one's neighbour.
        browser.tap("button", "Mailboxes")
        browser.wait_for("Inbox")
        for _ in range(2):
            browser.press("Tab")
        assert browser.focused().name == "Flag"
        browser.picture("focused")
        browser.press("Enter")
        browser.find("image", "Flagged")
        return
    ada = browser.find("StaticText", "Ada")
    browser.swipe(ada, -150)
    wait_until(lambda: shown(browser, "Archive"), "the actions")
    browser.picture("trailing")
    # A touch elsewhere puts the row back.
    browser.tap("StaticText", "Dorothy")
    wait_until(lambda: not shown(browser, "Archive"), "the row at rest")
    browser.swipe(browser.find("StaticText", "Blaise"), 150)
    wait_until(lambda: browser.run("return document.querySelectorAll('dialog .swipe')[1].scrollLeft") < 2, "the leading actions")
    browser.picture("leading")
    browser.tap("button", "Flag")
    browser.find("image", "Flagged")
    # Across most of the row it does the first action.
    browser.swipe(browser.find("StaticText", "Emmy"), -300)
    browser.wait_for("11 letters")
    browser.wait_without("Emmy")


def shown(browser, text):
    """Whether a button with a text is within the window, seen."""
    return browser.run(
        "return [...document.querySelectorAll('dialog .swipe-action')].some((one) => {"
        "const box = one.getBoundingClientRect(); const row = one.closest('.row').getBoundingClientRect();"
        "return one.textContent === arguments[0] && box.left >= row.left && box.right <= row.right + 1; })", text)


def test_a_list_scrolls_beneath_a_bar_and_clear_of_it(page):
    browser = page("Mail")
    bar = browser.resting_box("button", "Filter")
    window = browser.run("return innerHeight")
    assert window - 60 < bar[1] + bar[3] <= window
    browser.run("document.querySelector('dialog .page.scrolling').scrollTo(0, 100000)")
    wait_until(lambda: 0 < browser.find("StaticText", "Notes on chapter 12").box()[1] < bar[1] - 20, "the last row above the bar")
    assert browser.find("button", "Filter").box()[1] == pytest.approx(bar[1], abs=1)
    browser.picture("scrolled")


def test_a_popover_stands_beside_its_button(page):
    browser = page("Mail")
    browser.tap("button", "Filter")
    switch = browser.find("switch", "Unread only")
    wait_until(lambda: browser.run("return !document.getAnimations().length"), "the popover at rest")
    browser.picture("popover")
    left, top, width, height = browser.run(
        "const box = document.querySelector('dialog.popover').getBoundingClientRect();"
        "return [box.left, box.top, box.width, box.height]")
    if browser.is_phone:
        assert (left, width) == (0, 390)
    else:
        button = browser.run(
            "const box = [...document.querySelectorAll('dialog button')].find((one) => one.textContent === 'Filter')"
            ".getBoundingClientRect(); return [box.left, box.top]")
        assert top + height <= button[1] and top + height > button[1] - 16
        assert 240 <= width <= 420 and height < 200
    switch.show()
    browser.tap_at(*switch.center())
    browser.press("Escape")
    browser.wait_without("Unread only")
    browser.wait_without("Blaise")
    assert "Dorothy" in browser.text()


def test_a_list_is_searched(page):
    browser = page("Search")
    browser.tap("searchbox", "Search cities")
    browser.find("button", "Cancel")
    browser.type("ber")
    browser.wait_without("Lisbon")
    assert "Berlin" in browser.text() and "Bern" in browser.text()
    browser.picture("found")
    browser.press("Enter")
    browser.wait_for("Searched 1")
    browser.type("x")
    browser.wait_for("No Results for “berx”")
    browser.picture("nothing")
    browser.tap("button", "Clear text")
    browser.wait_for("Lisbon")
    browser.tap("button", "Cancel")
    wait_until(lambda: not browser.has("button", "Cancel"), "the end of the search")
