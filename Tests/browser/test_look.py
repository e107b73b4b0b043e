"""How the apps look, in each of their states, by day and by night, in a narrow window and with large text."""

from look import look_in_all_ways
from running_app import wait_until


def test_better_rest_can_be_read_and_touched(start_app, browser):
    browser.open(start_app("BetterRest").url)
    found = look_in_all_ways(browser, "form")
    browser.tap("button", "Calculate")
    browser.find("alertdialog")
    found += look_in_all_ways(browser, "alert")
    assert not found


def test_t_shirts_can_be_read_and_touched(start_app, browser):
    browser.open(start_app("TShirts").url)
    browser.find("button", "Like")
    wait_until(lambda: not browser.find("button", "Like").is_disabled, "the pile")
    found = look_in_all_ways(browser, "new")
    browser.tap("button", "Like")
    wait_until(lambda: browser.run("return document.querySelectorAll('.scroller-h img').length") > 3, "the row")
    found += look_in_all_ways(browser, "liked")
    browser.tap("button", "Start over")
    browser.find("alertdialog")
    found += look_in_all_ways(browser, "asked")
    assert not found


def test_activity_can_be_read_and_touched(start_app, browser):
    browser.open(start_app("Activity").url)
    found = look_in_all_ways(browser, "idle")
    browser.tap("button", "Train")
    browser.find("button", "Train again", seconds=30)
    browser.tap("button", "Classify")
    browser.tap("button", "Export and reload")
    browser.wait_for("The same answer", seconds=10)
    found += look_in_all_ways(browser, "exported")
    browser.run("document.querySelector('.page').scrollTo(0, 0)")
    found += look_in_all_ways(browser, "ready")
    assert not found


def test_a_shirt_stays_within_its_card(start_app, browser):
    browser.open(start_app("TShirts").url)
    wait_until(lambda: not browser.find("button", "Like").is_disabled, "the pile")
    shirt = """
      const shirt = [...document.querySelectorAll('#root img')].filter((one) => one.clientWidth > 0).pop();
      const [own, card] = [shirt.getBoundingClientRect(), shirt.closest('.vs').getBoundingClientRect()];
      return [own.top - card.top, card.bottom - own.bottom, own.height];
    """
    for height in (560, 640, 844):
        browser.set_size(320, height)
        wait_until(lambda: min(browser.run(shirt)) > 20, "a shirt within its card")
        browser.picture(f"shirt-{height}")
