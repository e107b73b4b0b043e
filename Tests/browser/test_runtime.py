"""Windows, their state, and the line between the page and the app, on the gallery."""


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
