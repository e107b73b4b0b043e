"""Starts the apps that were built, and a browser to drive them.

`ESPALIER_APPS` names the folders of built apps, with colons between them; nothing is built here. `make browser` builds
and sets it.
"""

import os
import pathlib
import re
import shutil
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))

from browser import SIZES, Browser  # noqa: E402
from running_app import RunningApp  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
PICTURES = HERE / "screenshots"


def program(name):
    folders = os.environ.get("ESPALIER_APPS", str(HERE / "Gallery/.build/debug")).split(":")
    for folder in folders:
        found = pathlib.Path(folder) / name
        if found.is_file():
            return found
    pytest.fail(f"{name} is in none of {folders}: build it first, `make browser`")


@pytest.fixture
def start_app(tmp_path):
    """Starts an app by its name; it is stopped after the test."""
    running = []

    def start(name):
        app = RunningApp(program(name), tmp_path / f"{name}-{len(running)}")
        running.append(app)
        return app

    yield start
    for app in running:
        has_ended = app.process.poll()
        app.stop()
        assert has_ended is None, f"{app.program.name} ended by itself with {has_ended}: {app.log()[-2000:]}"


@pytest.fixture
def gallery(start_app):
    return start_app("Gallery")


@pytest.fixture(scope="session")
def driver():
    """One browser program for all tests."""
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    chromedriver = shutil.which("chromedriver")
    if not chromium or not chromedriver:
        pytest.fail("chromium and chromedriver are not installed: Tools/install-libraries.sh installs them")
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    arguments = [
        "--headless=new", "--disable-dev-shm-usage", "--disable-gpu", "--lang=en-US", "--hide-scrollbars",
        "--disable-background-networking", "--disable-component-update",
    ]
    if os.geteuid() == 0:
        # Chromium's own walls need a user who is not root.
        arguments.append("--no-sandbox")
    for argument in arguments:
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"intl.accept_languages": "en-US"})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(chromedriver))
    driver.set_page_load_timeout(20)
    driver.first_tab = driver.tab = driver.current_window_handle
    driver.known_tabs = {driver.first_tab}
    yield driver
    driver.quit()


@pytest.fixture
def open_browser(driver, request):
    """Opens a browser of a size, `phone` or `desktop`; what its console complains of fails the test."""
    opened = []
    test = re.sub(r"[^A-Za-z0-9_]+", "-", request.node.name).strip("-")

    def open_one(size):
        folder = PICTURES / (test if not opened else f"{test}-{len(opened) + 1}")
        shutil.rmtree(folder, ignore_errors=True)
        opened.append(Browser(driver, size, folder))
        return opened[-1]

    yield open_one
    messages = [message for browser in opened for message in browser.close()]
    assert not messages, f"the browser's console says {messages}"


@pytest.fixture(params=list(SIZES))
def browser(open_browser, request):
    """A browser of each size."""
    return open_browser(request.param)


@pytest.fixture
def desktop(open_browser):
    return open_browser("desktop")
