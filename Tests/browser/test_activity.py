"""Activity as a person uses it: training, the learning curve, predictions, the written model."""

import re

from running_app import wait_until


def write(browser, name, text):
    field = browser.find("textbox", name)
    field.show()
    field.call("function() { this.focus(); this.select(); }")
    browser.type(text)


def train(browser):
    browser.tap("button", "Train")
    browser.find("button", "Train again", seconds=30)


def test_training_predicting_and_exporting(start_app, browser):
    app = start_app("Activity")
    browser.open(app.url)
    browser.find("heading", "Activity")
    browser.wait_for("Not trained")
    browser.picture("idle")
    assert not browser.has("button", "Classify")
    train(browser)
    browser.picture("ready")
    assert [node for node in browser.tree() if node.name == "Model: Ready"]
    accuracy = re.search(r"Validation accuracy\s+(\d+\.\d)%", browser.text())
    assert accuracy and float(accuracy[1]) > 90, browser.text()
    assert [node for node in browser.tree() if "Accuracy after each iteration" in node.name]
    for steps, rate, activity in [("168", "158", "running"), ("2", "60", "resting"), ("40", "132", "cycling")]:
        write(browser, "Steps a minute", steps)
        write(browser, "Heart rate", rate)
        browser.tap("button", "Classify")
        wait_until(
            lambda: [node for node in browser.tree() if node.name == f"Predicted activity: {activity}"], activity)
    browser.picture("predicted")
    browser.tap("button", "Export and reload")
    browser.wait_for("The same answer", seconds=10)
    browser.wait_for("ActivityClassifier.mlpackage")
    browser.picture("exported")
    written = list(app.folder.rglob("ActivityClassifier.mlpackage/Manifest.json"))
    assert len(written) == 1


def test_progress_shows_while_it_trains(start_app, desktop):
    desktop.open(start_app("Activity").url)
    desktop.find("button", "Train")
    # The bar is there for a moment only: the page itself keeps watch.
    desktop.run("""
      window.seen = [];
      new MutationObserver(() => {
        const bar = document.querySelector('progress, [role=progressbar]');
        if (bar) window.seen.push(document.getElementById('root').innerText.match(/Iteration \\d+ of \\d+/)?.[0]);
      }).observe(document.getElementById('root'), {subtree: true, childList: true, attributes: true, characterData: true});
    """)
    train(desktop)
    assert desktop.run("return window.seen.length") > 0


def test_a_field_that_is_no_number_cannot_be_classified(start_app, desktop):
    desktop.open(start_app("Activity").url)
    train(desktop)
    write(desktop, "Heart rate", "fast")
    wait_until(lambda: desktop.find("button", "Classify").is_disabled, "a button that cannot be pressed")
    desktop.picture("not-a-number")


def test_keys_alone_are_enough(start_app, desktop):
    desktop.open(start_app("Activity").url)
    desktop.find("button", "Train")
    desktop.press("Tab")
    assert desktop.focused().name == "Train"
    desktop.press("Enter")
    desktop.find("button", "Train again", seconds=30)
    for _ in range(10):
        desktop.press("Tab")
        if desktop.focused() and desktop.focused().name == "Classify":
            break
    desktop.press(" ")
    wait_until(lambda: [node for node in desktop.tree() if node.name.startswith("Predicted activity: ")], "a prediction")
