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
    browser.tap("button", "Increment")
    browser.wait_for("Goal 6.5")
    wait_until(lambda: place(browser, "Goal")[1] < goal, "the rule at its new height")
    browser.picture("goal")
