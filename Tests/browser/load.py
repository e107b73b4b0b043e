"""How an app does with many windows: `load.py FOLDER/App --windows 200 --seconds 60`.

Windows without a browser open, listen, and swipe once a second, each after its own clock, as the app's page would: the
finger has a new place with each frame; one request is under way at a time, and when it is answered the newest place goes
up and those before it are dropped. Measured is the time from an event's first byte to the change that it makes, received;
and in a real browser beside them, the time from the finger's movement to the painted change. Prints the figures and ends
with 1 if one is beyond its bound.
"""

import argparse
import asyncio
import json
import os
import pathlib
import random
import re
import statistics
import sys
import tempfile
import threading
import time

import uvloop

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from running_app import RunningApp  # noqa: E402

NUMBER = re.compile(rb'data: \{"n":(\d+)')
CARD = re.compile(rb'id=\\"v(\d+)\\"[^>]*? data-on=\\"[^"\\]*\bdrag\b')
LENGTH = re.compile(rb"Content-Length: (\d+)")
# The page says what it has shown after so many messages at the latest.
TELL_EVERY = 4
# A finger has another place so many times a second.
FRAMES = 60


class Requests(asyncio.Protocol):
    """A connection for one request after the other."""

    def connection_made(self, transport):
        self.transport = transport
        self.answer = None
        self.received = b""

    def data_received(self, data):
        self.received += data
        end = self.received.find(b"\r\n\r\n")
        if end < 0:
            return
        length = LENGTH.search(self.received, 0, end)
        if len(self.received) - end - 4 < (int(length[1]) if length else 0):
            return
        status, body = int(self.received[9:12]), self.received[end + 4:]
        self.received = b""
        self.answer.set_result((status, body))

    def connection_lost(self, error):
        if self.answer and not self.answer.done():
            self.answer.set_exception(ConnectionError("the app closed the connection"))

    def ask(self, head, body):
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(b"%sContent-Length: %d\r\n\r\n%s" % (head, len(body), body))
        return self.answer


class Changes(asyncio.Protocol):
    """A window's stream."""

    def __init__(self, window):
        self.window = window

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        now = time.perf_counter()
        window = self.window
        numbers = NUMBER.findall(data)
        if numbers:
            window.seen = int(numbers[-1])
            window.messages += len(numbers)
            if window.sent_at:
                window.times.append(now - window.sent_at)
                window.sent_at = 0.0
            window.send_soon()
        cards = [int(card) for card in CARD.findall(data)]
        if cards and not window.cards:
            # Of a pile the last one drawn lies on top.
            window.cards = cards[::-1]
        elif cards:
            # The one that was on top has gone, and another one has come in below.
            window.cards = window.cards[len(cards):] + cards


class Window:
    def __init__(self, app):
        self.app = app
        self.head = f"Host: 127.0.0.1:{app.port}\r\nOrigin: http://127.0.0.1:{app.port}\r\n"
        self.cards = []
        self.seen = self.told = self.messages = self.taken = 0
        self.swipes = self.events = self.refused = self.unanswered = 0
        # Events that wait for the request that is under way, and the task that sends.
        self.waiting, self.sending = [], None
        self.sent_at = 0.0
        self.times = []

    def post(self, path, body):
        return self.requests.ask(f"POST /{self.app.secret}/{path} HTTP/1.1\r\n{self.head}".encode(), body)

    async def open(self):
        loop = asyncio.get_running_loop()
        _, self.requests = await loop.create_connection(Requests, "127.0.0.1", self.app.port)
        status, body = await self.post("open", b'{"locale":"en_US","timeZone":"Europe/Berlin"}')
        assert status == 200, body
        opened = json.loads(body)
        self.path = f"{opened['window']}/{opened['visit']}"
        self.events_path = f"events/{self.path}"
        _, self.changes = await loop.create_connection(lambda: Changes(self), "127.0.0.1", self.app.port)
        self.changes.transport.write(
            f"GET /{self.app.secret}/stream/{self.path}?after=0 HTTP/1.1\r\n{self.head}\r\n".encode())
        while not self.cards:
            await asyncio.sleep(0.05)

    def tell(self, card, phase, across, speed):
        """Has an event sent; a place of the finger replaces one that waits still."""
        event = (card, phase, across, speed)
        if phase == 1 and self.waiting and self.waiting[-1][:2] == (card, 1):
            self.waiting[-1] = event
        else:
            self.waiting.append(event)
        self.send_soon()

    def send_soon(self):
        if not self.sending and (self.waiting or self.seen - self.told >= TELL_EVERY):
            self.sending = asyncio.ensure_future(self.send())

    async def send(self):
        """One request after the other, until nothing waits; a batch without events only tells what the page has shown."""
        while self.waiting or self.seen - self.told >= TELL_EVERY:
            events, seen, self.waiting = self.waiting, self.seen, []
            batch = [b"%d,%d" % (self.taken + 1 if events else 0, seen)]
            batch += [b'[%d,"drag",[%d,80,40,%d,0,%d,0]]' % event for event in events]
            if events:
                self.unanswered += self.sent_at > 0
                self.sent_at = time.perf_counter()
            status, _ = await self.post(self.events_path, b"[%s]" % b",".join(batch))
            self.told = seen
            self.taken += bool(events)
            self.events += len(events)
            if status != 204:
                self.refused += 1
                self.sent_at = 0.0
        self.sending = None

    async def swipe(self, moves):
        """A flick: a place of the finger with each frame, then the end. It is over when the app has taken all of it."""
        card, way = self.cards[0], random.choice((-1, 1))
        speed = way * 200 * FRAMES // moves
        begin = time.perf_counter()
        for move in range(1, moves + 1):
            self.tell(card, 1, way * 200 * move // moves, speed)
            await asyncio.sleep(max(0, begin + move / FRAMES - time.perf_counter()))
        self.tell(card, 2, way * 200, speed)
        await self.sending
        self.swipes += 1

    async def live(self, start, seconds, moves):
        due = start + random.random()
        while due < start + seconds:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            await self.swipe(moves)
            due += 1

    async def close(self):
        if self.sending:
            await self.sending
        await self.post(f"leave/{self.path}", b"")
        self.changes.transport.close()
        self.requests.transport.close()


PAINTED = """
  const times = window.paintedTimes = [];
  let since = 0;
  addEventListener("pointermove", (event) => { if (!since && event.buttons) since = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!since) return;
    const from = since;
    since = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(document.getElementById("root"), { subtree: true, childList: true, attributes: true, characterData: true });
"""


class Watcher(threading.Thread):
    """A real browser that swipes once a second beside the others."""

    def __init__(self, app, seconds):
        super().__init__(daemon=True)
        self.app, self.seconds, self.times, self.error = app, seconds, [], None
        self.is_ready = threading.Event()

    def run(self):
        try:
            self.watch()
        except Exception as error:  # noqa: BLE001: told by the one who reads the figures
            self.error = error
        self.is_ready.set()

    def watch(self):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=390,844"]:
            options.add_argument(argument)
        driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        try:
            driver.get(self.app.url)
            while not driver.execute_script("return document.querySelector('[data-on~=drag]') !== null"):
                time.sleep(0.1)
            driver.execute_script(PAINTED)
            self.is_ready.set()
            end = time.monotonic() + self.seconds
            while time.monotonic() < end:
                begin = time.monotonic()
                self.swipe(driver)
                time.sleep(max(0, 1 - (time.monotonic() - begin)))
            self.times = [each / 1000 for each in driver.execute_script("return window.paintedTimes")]
        finally:
            driver.quit()

    def swipe(self, driver):
        x, y = driver.execute_script(
            "const b = [...document.querySelectorAll('[data-on~=drag]')].pop().getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]")

        def mouse(kind, across):
            driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                "type": kind, "x": x + across, "y": y, "button": "left", "buttons": 1, "clickCount": 1})

        mouse("mousePressed", 0)
        for move in range(1, 7):
            mouse("mouseMoved", 25 * move)
            time.sleep(0.02)
        mouse("mouseReleased", 150)


def figures(times):
    """Median, 99th percentile and greatest, in milliseconds."""
    times = sorted(times)
    return [1000 * each for each in (statistics.median(times), times[int(len(times) * 0.99)], times[-1])]


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(app, arguments):
    first = Window(app)
    await first.open()
    await first.swipe(arguments.moves)
    before = app.memory()
    watcher = Watcher(app, arguments.seconds)
    if arguments.browser:
        watcher.start()
        await asyncio.to_thread(watcher.is_ready.wait, 30)
    with_browser = app.memory()
    windows = []
    for _ in range(arguments.windows):
        windows.append(Window(app))
        await windows[-1].open()
    opened = app.memory()
    start, used, own = time.perf_counter(), processor_seconds(app.process.pid), time.process_time()
    await asyncio.gather(*(window.live(start, arguments.seconds, arguments.moves) for window in windows))
    elapsed = time.perf_counter() - start
    used, own = processor_seconds(app.process.pid) - used, time.process_time() - own
    full = app.memory()
    for window in windows:
        await window.close()
    if arguments.browser:
        await asyncio.to_thread(watcher.join, 60)
    await asyncio.sleep(arguments.patience)
    closed = app.memory()

    times = [each for window in windows for each in window.times]
    median, late, latest = figures(times)
    swipes = sum(window.swipes for window in windows)
    print(f"{len(windows)} windows, {elapsed:.0f} s, on {len(os.sched_getaffinity(0))} cores; "
          f"{swipes / elapsed:.1f} swipes a second of {arguments.moves} movements and an end, "
          f"{sum(window.events for window in windows) / swipes:.1f} events a swipe sent, {len(times)} changes "
          f"({len(times) / elapsed:.0f} a second)")
    print(f"processor: app {used / elapsed:.2f} ({1e3 * used / len(times):.2f} ms a change), "
          f"this client {own / elapsed:.2f}")
    print(f"event to change received: median {median:.1f} ms, 99 % {late:.1f} ms, greatest {latest:.1f} ms")
    print(f"events refused {sum(window.refused for window in windows)}, "
          f"without a change of their own {sum(window.unanswered for window in windows)}")
    painted = None
    if watcher.times:
        painted = figures(watcher.times)
        print(f"movement to painted change in Chromium: median {painted[0]:.1f} ms, 99 % {painted[1]:.1f} ms, "
              f"greatest {painted[2]:.1f} ms ({len(watcher.times)})")
    elif arguments.browser:
        print(f"the browser measured nothing: {watcher.error}")
    each = (full - with_browser) / len(windows)
    print(f"memory: {before / 1e6:.1f} MB at first, {opened / 1e6:.1f} MB with the windows open, {full / 1e6:.1f} MB in the "
          f"end ({each / 1e6:.2f} MB a window), {closed / 1e6:.1f} MB when they are closed")
    bounds = [
        (swipes / elapsed >= 0.98 * len(windows), "a swipe a second in each window"),
        (median < 50, "median below 50 ms"), (late < 300, "99 % below 300 ms"), (each < 5e6, "5 MB a window"),
        (closed - before < (full - before) * 0.5 or closed - before < 20e6, "memory given back"),
        (painted is None or (painted[0] < 50 and painted[1] < 300), "painted below 50 and 300 ms"),
        (not arguments.browser or painted is not None, "a browser that measured"),
    ]
    missed = [name for holds, name in bounds if not holds]
    print("all within their bounds" if not missed else f"MISSED: {', '.join(missed)}")
    return not missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("app", help="the program of an app with something to drag")
    parser.add_argument("--windows", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--moves", type=int, default=8, help="movements of the finger in a swipe")
    parser.add_argument("--patience", type=float, default=20, help="seconds until windows that were left are closed")
    parser.add_argument("--no-browser", dest="browser", action="store_false")
    arguments = parser.parse_args()
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        app = RunningApp(arguments.app, folder)
        try:
            # What measures shares the processors with what is measured.
            return 0 if uvloop.run(run(app, arguments)) else 1
        finally:
            app.stop()
            print(app.log()[-1000:], file=sys.stderr, end="")


if __name__ == "__main__":
    sys.exit(main())
