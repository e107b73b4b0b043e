"""A browser in a person's hands: what is on the screen is found by its role and its name, as a screen reader names it,
and acted on by mouse, finger or keys at the place where it is seen."""

import base64
import pathlib
import re
import time

from running_app import wait_until

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}

# Name, code, key code, text.
KEYS = {
    "Tab": ("Tab", "Tab", 9, ""), "Enter": ("Enter", "Enter", 13, "\r"), " ": (" ", "Space", 32, " "),
    "Escape": ("Escape", "Escape", 27, ""), "Backspace": ("Backspace", "Backspace", 8, ""),
    "ArrowLeft": ("ArrowLeft", "ArrowLeft", 37, ""), "ArrowUp": ("ArrowUp", "ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", "ArrowRight", 39, ""), "ArrowDown": ("ArrowDown", "ArrowDown", 40, ""),
    "Home": ("Home", "Home", 36, ""), "End": ("End", "End", 35, ""),
}


class Node:
    """One thing of the accessibility tree."""

    def __init__(self, browser, entry):
        self.browser = browser
        self.identifier = entry["nodeId"]
        self.parent = entry.get("parentId")
        self.element = entry.get("backendDOMNodeId")
        self.role = entry.get("role", {}).get("value", "")
        self.name = entry.get("name", {}).get("value", "")
        self.value = entry.get("value", {}).get("value")
        self.description = entry.get("description", {}).get("value", "")
        self.state = {each["name"]: each["value"].get("value") for each in entry.get("properties", [])}

    def __repr__(self):
        return f"{self.role} {self.name!r} {self.state}"

    @property
    def is_disabled(self):
        return bool(self.state.get("disabled"))

    @property
    def is_focused(self):
        return bool(self.state.get("focused"))

    def box(self):
        """Left, top, width and height in the window."""
        corners = self.browser.cdp("DOM.getBoxModel", backendNodeId=self.element)["model"]["border"]
        across, down = corners[0::2], corners[1::2]
        return min(across), min(down), max(across) - min(across), max(down) - min(down)

    def center(self):
        left, top, width, height = self.box()
        return left + width / 2, top + height / 2

    def show(self):
        self.browser.cdp("DOM.scrollIntoViewIfNeeded", backendNodeId=self.element)

    def call(self, function, *arguments):
        """The value of a JavaScript function whose `this` is the element."""
        found = self.browser.cdp("DOM.resolveNode", backendNodeId=self.element)["object"]["objectId"]
        done = self.browser.cdp(
            "Runtime.callFunctionOn", objectId=found, functionDeclaration=function, returnByValue=True,
            arguments=[{"value": each} for each in arguments])
        assert "exceptionDetails" not in done, done
        return done["result"].get("value")


class Browser:
    """One tab at a time of a browser with nothing in its memory."""

    def __init__(self, driver, size, pictures):
        self.driver = driver
        self.size = size
        self.pictures = pathlib.Path(pictures)
        self.picture_number = 0
        self.expected_messages = []
        self.messages = []
        self.tabs = []
        self.tab = None
        self.new_tab()

    @property
    def is_phone(self):
        return self.size == "phone"

    def cdp(self, command, **arguments):
        return self.here().execute_cdp_cmd(command, arguments)

    def run(self, script, *arguments):
        return self.here().execute_script(script, *arguments)

    # Tabs

    def here(self):
        """The driver, which drives this browser's tab now and not another's."""
        if self.driver.tab != self.tab:
            self.driver.switch_to.window(self.tab)
            self.driver.tab = self.tab
        return self.driver

    def new_tab(self, url=None):
        """Opens a tab, which is the one that is driven from now on. The apps' ports keep their memories apart."""
        self.driver.switch_to.new_window("window")
        self.take_up(self.driver.current_window_handle)
        if url:
            self.open(url)

    def take_up(self, handle):
        self.tabs.append(handle)
        self.driver.known_tabs.add(handle)
        self.switch(len(self.tabs) - 1)
        self.set_size()
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=self.is_phone, maxTouchPoints=5)

    def set_size(self, width=None, height=None):
        """Gives the tab's window another width or height than the browser's usual one."""
        usual = SIZES[self.size]
        self.cdp(
            "Emulation.setDeviceMetricsOverride", width=width or usual[0], height=height or usual[1],
            deviceScaleFactor=2 if self.is_phone else 1, mobile=self.is_phone)

    def take_up_new_tab(self):
        """Takes up the tab that the page has opened."""
        def found():
            return [handle for handle in self.driver.window_handles if handle not in self.driver.known_tabs]
        self.take_up(wait_until(found, "a new tab")[0])

    def switch(self, number):
        self.tab = self.tabs[number]
        self.here()

    def close_tab(self):
        """Closes the tab that is driven; the first one is driven then."""
        self.here().close()
        self.tabs.remove(self.tab)
        self.driver.tab = None
        if self.tabs:
            self.switch(0)

    def open(self, url):
        self.here().get(url)
        self.wait_shown()

    def reload(self):
        self.here().refresh()
        self.wait_shown()

    def wait_shown(self):
        """Waits until the app has drawn the page."""
        wait_until(lambda: self.run("return document.querySelector('#root > *') !== null"), "the app's page")

    # What is there

    def tree(self):
        """All of the accessibility tree that is not ignored, in order."""
        entries = self.cdp("Accessibility.getFullAXTree")["nodes"]
        return [Node(self, entry) for entry in entries if not entry.get("ignored")]

    def all(self, role, name=None):
        """The nodes of a role whose name is `name`, a text or a pattern."""
        def matches(node):
            if node.role != role:
                return False
            if name is None:
                return True
            return name.fullmatch(node.name) is not None if isinstance(name, re.Pattern) else node.name == name
        return [node for node in self.tree() if matches(node)]

    def find(self, role, name=None, seconds=5):
        try:
            return wait_until(lambda: self.all(role, name), f"{role} {name!r}", seconds)[0]
        except AssertionError as error:
            raise AssertionError(f"{error}; there is {self.tree()}") from None

    def resting_box(self, role, name=None):
        """Where a node is when it has come to rest: the same place twice, a tenth of a second apart."""
        node = self.find(role, name)

        def rests():
            before = node.box()
            time.sleep(0.1)
            return before if node.box() == before else None

        return wait_until(rests, f"{role} {name!r} at rest")

    def has(self, role, name=None):
        return bool(self.all(role, name))

    def text(self):
        return self.run("return document.getElementById('root').innerText")

    def wait_for(self, text, seconds=5):
        """Waits until the text is on the screen."""
        try:
            wait_until(lambda: text in self.text(), repr(text), seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}; the page says {self.text()!r}") from None

    def wait_without(self, text, seconds=5):
        wait_until(lambda: text not in self.text(), f"a page without {text!r}", seconds)

    def focused(self):
        """What has the keyboard."""
        nodes = [node for node in self.tree() if node.is_focused and node.role != "RootWebArea"]
        return nodes[-1] if nodes else None

    # What a person does

    def tap(self, role, name=None):
        """Taps with the finger on a phone, clicks on a desktop."""
        node = self.find(role, name)
        node.show()
        self.tap_at(*node.center())

    def tap_at(self, x, y):
        if self.is_phone:
            self.touch("touchStart", x, y)
            self.touch("touchEnd")
        else:
            self.mouse("mouseMoved", x, y)
            self.mouse("mousePressed", x, y)
            self.mouse("mouseReleased", x, y)

    def swipe(self, node, across, down=0, by=None, steps=12, seconds=0.2, lift=True):
        """Drags what is at the node's centre; `lift` says whether it is let go in the end."""
        x, y = node.center()
        by = by or ("touch" if self.is_phone else "mouse")
        move = self.touch if by == "touch" else self.mouse
        begin, go_on, end = (
            ("touchStart", "touchMove", "touchEnd") if by == "touch" else ("mousePressed", "mouseMoved", "mouseReleased"))
        move(begin, x, y)
        for step in range(1, steps + 1):
            move(go_on, x + across * step / steps, y + down * step / steps)
            time.sleep(seconds / steps)
        if lift:
            self.lift(by, x + across, y + down)

    def lift(self, by, x, y):
        if by == "touch":
            self.touch("touchEnd")
        else:
            self.mouse("mouseReleased", x, y)

    def touch(self, kind, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        self.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def mouse(self, kind, x, y):
        self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def press(self, key, shift=False):
        name, code, number, text = KEYS[key]
        common = dict(key=name, code=code, windowsVirtualKeyCode=number, modifiers=8 if shift else 0)
        self.cdp("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.cdp("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        """Writes where the keyboard is."""
        self.cdp("Input.insertText", text=text)

    # What is kept

    def picture(self, name):
        """Keeps a picture of the tab as the test's next one."""
        self.picture_number += 1
        self.pictures.mkdir(parents=True, exist_ok=True)
        data = self.cdp("Page.captureScreenshot", format="png")["data"]
        (self.pictures / f"{self.picture_number:02}-{name}.png").write_bytes(base64.b64decode(data))

    def expect_message(self, pattern):
        """The browser's console may say this: the test does what makes it say so."""
        self.expected_messages.append(re.compile(pattern))

    def unexpected_messages(self):
        self.messages += self.here().get_log("browser")
        return [
            each["message"] for each in self.messages
            if each["level"] == "SEVERE" and not any(known.search(each["message"]) for known in self.expected_messages)
        ]

    def close(self):
        """Closes all tabs and returns what the console has complained of."""
        messages = self.unexpected_messages() if self.tabs else []
        while self.tabs:
            self.close_tab()
        self.driver.switch_to.window(self.driver.first_tab)
        self.driver.tab = self.driver.first_tab
        return messages
