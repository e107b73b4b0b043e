"""BetterRest as a person uses it, with fingers, mouse and keys."""

import re

import pytest

# The weights of the model that lies in Apps/BetterRest, as `espalier inspect` shows them.
WAKE, SLEEP, COFFEE, INTERCEPT = 0.02401, 3648.82, 333.217, -277.532


def bedtime(wake_hour, sleep, cups):
    """Hour and minute of the bedtime that the weights make, by hand."""
    wake = wake_hour * 3600
    seconds = (wake - (WAKE * wake + SLEEP * sleep + COFFEE * cups + INTERCEPT)) % 86_400
    return int(seconds // 3600), int(seconds % 3600 // 60)


def test_seven_oclock_eight_hours_two_cups(start_app, browser):
    browser.open(start_app("BetterRest").url)
    browser.find("heading", "BetterRest")
    browser.picture("opened")
    clock = browser.find("InputTime", "Wake-up time")
    assert clock.value == "07:00"
    browser.wait_for("8 hours")
    browser.wait_for("1 cup")
    browser.tap("button", "1 cup, Increment")
    browser.wait_for("2 cups")
    browser.picture("two-cups")
    browser.tap("button", "Calculate")
    alert = browser.find("alertdialog", "Your ideal bedtime is…")
    browser.picture("alert")
    assert alert.state.get("modal")
    hour, minute = bedtime(7, 8, 2)
    assert re.search(rf"\b{(hour - 1) % 12 + 1}:{minute:02}\sPM", browser.text()), browser.text()
    assert browser.focused().name == "OK"
    browser.tap("button", "OK")
    browser.wait_without("Your ideal bedtime")
    assert browser.find("button", "Calculate")


def test_another_time_in_the_clock(start_app, desktop):
    desktop.open(start_app("BetterRest").url)
    clock = desktop.find("InputTime", "Wake-up time")
    clock.call("function() { this.value = '05:30'; this.dispatchEvent(new Event('input', {bubbles: true})); }")
    desktop.tap("button", "Calculate")
    desktop.find("alertdialog")
    hour, minute = bedtime(5.5, 8, 1)
    desktop.picture("alert")
    assert re.search(rf"\b{(hour - 1) % 12 + 1}:{minute:02}\sPM", desktop.text()), desktop.text()


def test_keys_alone_are_enough(start_app, desktop):
    desktop.open(start_app("BetterRest").url)
    desktop.find("button", "Calculate")
    seen = []
    for _ in range(12):
        desktop.press("Tab")
        focused = desktop.focused()
        seen.append(focused.name if focused else None)
        if focused and focused.name == "8 hours, Increment":
            desktop.press("Enter")
            desktop.wait_for("8.25 hours")
            break
    assert "8.25 hours" in desktop.text(), seen
    for _ in range(12):
        if desktop.focused() and desktop.focused().name == "Calculate":
            break
        desktop.press("Tab", shift=True)
    desktop.press(" ")
    desktop.find("alertdialog")
    desktop.picture("alert")
    desktop.press("Escape")
    desktop.wait_without("Your ideal bedtime")


def test_the_stepper_ends_at_its_bounds(start_app, desktop):
    desktop.open(start_app("BetterRest").url)
    fewer = desktop.find("button", "8 hours, Decrement")
    assert desktop.find("button", "1 cup, Decrement").is_disabled
    for _ in range(16):
        desktop.tap_at(*fewer.center())
    desktop.wait_for("4 hours")
    assert desktop.find("button", "4 hours, Decrement").is_disabled
    desktop.picture("four-hours")


def test_windows_have_plans_of_their_own_and_keep_them_when_loaded_again(start_app, desktop):
    app = start_app("BetterRest")
    desktop.open(app.url)
    desktop.tap("button", "1 cup, Increment")
    desktop.wait_for("2 cups")
    desktop.new_tab(app.url)
    desktop.wait_for("1 cup")
    desktop.switch(0)
    assert "2 cups" in desktop.text()
    desktop.reload()
    desktop.wait_for("2 cups")
    desktop.picture("loaded-again")


@pytest.mark.parametrize("language,shown", [("de-DE", r"22:36"), ("en-GB", r"22:36"), ("en-US", r"10:36\sPM")])
def test_the_bedtime_is_in_the_persons_own_way(start_app, desktop, language, shown):
    desktop.cdp("Emulation.setLocaleOverride", locale=language)
    desktop.cdp(
        "Emulation.setUserAgentOverride", userAgent=desktop.run("return navigator.userAgent"), acceptLanguage=language)
    desktop.open(start_app("BetterRest").url)
    desktop.tap("button", "1 cup, Increment")
    desktop.wait_for("2 cups")
    desktop.tap("button", "Calculate")
    desktop.find("alertdialog")
    desktop.picture("alert")
    assert re.search(shown, desktop.text()), desktop.text()
