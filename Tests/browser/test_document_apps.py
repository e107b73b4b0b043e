"""The apps that the documents show, doing what the documents say they do."""

import re

import pytest

from document_apps import DOCUMENTS

pytestmark = pytest.mark.skipif(
    not any(DOCUMENTS.glob("*.txt")), reason=f"there are no documents in {DOCUMENTS}")


def test_the_bedtime_app_of_the_document(start_app, browser):
    app = start_app("BedtimeListing")
    browser.open(app.url)
    browser.find("heading", "BetterRest")
    browser.picture("opened")
    # "When do you want to wake up?" at seven, eight hours, one cup: what the document's state begins with.
    assert browser.find("InputTime", "Please enter a time").value == "07:00"
    browser.wait_for("8 hours")
    browser.wait_for("1 cup")
    browser.tap("button", "8 hours, Increment")
    browser.wait_for("8.25 hours")
    browser.tap("button", re.compile("1 cup.*, Increment"))
    browser.wait_for("2 cups")
    browser.picture("changed")
    browser.tap("button", "Calculate")
    browser.find("alertdialog", "Your ideal bedtime is...")
    browser.picture("alert")
    # The model's weights: 0.02401 a second of the waking time, 3648.82 an hour, 333.217 a cup, and -277.532. At 7:00,
    # 8.25 hours and 2 cups they make 31,096.7 s, so that one goes to bed at 22:21:43.
    assert re.search(r"10:21\sPM", browser.text()), browser.text()
    browser.tap("button", "OK")
    browser.wait_without("Your ideal bedtime")


def test_the_activity_app_of_the_document(start_app, browser):
    app = start_app("ActivityListing")
    browser.open(app.url)
    browser.find("heading", "Activity Classifier")
    browser.wait_for("Not trained")
    browser.picture("idle")
    assert not browser.has("button", "Classify Activity")
    browser.tap("button", "Train on Device")
    browser.wait_for("Model ready", seconds=20)
    browser.wait_for("Train accuracy: 100.0%")
    browser.picture("ready")
    for name, text in [("Steps / min", "9000"), ("Heart rate (bpm)", "158")]:
        field = browser.find("textbox", re.compile(re.escape(name) + ".*|" + {"9000": "5000", "158": "120"}[text]))
        field.show()
        field.call("function() { this.focus(); this.select(); }")
        browser.type(text)
    browser.tap("button", "Classify Activity")
    browser.wait_for("Running")
    browser.picture("predicted")
    assert [node for node in browser.tree() if node.name == "Predicted activity: running"]
    assert [node for node in browser.tree() if node.name == "Model status: Model ready"]
