"""Clients that mean no good: each is refused with the right status and one line in the log, and a window that was open
before goes on."""

import json
import re
import socket
import time

import pytest

from page_client import PageClient, element, raw


class Guard:
    """A good window, which must go on whatever happens, and the app's log."""

    def __init__(self, app):
        self.app = app
        self.page = PageClient(app)
        html = self.page.listen()["o"][0][1]
        self.add = element(html, "><span id=\"v\\d+\" class=\"[^\"]*\">Add</span>")
        self.disabled = element(html, ' disabled="[^>]*><span id="v\\d+" class="[^"]*">Never</span>')
        self.text = element(html, '>Count 0</span>')
        self.html = html
        self.count = 0
        self.lines = len(app.log_lines())

    def check(self):
        """The window goes on at once."""
        start = time.monotonic()
        assert self.page.tell([self.add, "tap", None])[0] == 204
        self.count += 1
        message = self.page.message()
        assert ["t", self.text, f"Count {self.count}"] in message["o"], message
        assert time.monotonic() - start < 3

    def new_lines(self):
        lines = self.app.log_lines()[self.lines:]
        self.lines += len(lines)
        for line in lines:
            assert self.app.secret not in line and self.page.window not in line
            assert len(line) < 300
            assert not re.search(r"[\x00-\x1f\x7f]", line)
        return lines

    def refused(self, status, pattern=""):
        """Exactly one line was logged since the last look, of this status; and the window goes on."""
        lines = self.new_lines()
        assert len(lines) == 1 and f" refused {status} " in lines[0] and re.search(pattern, lines[0]), lines
        self.check()


@pytest.fixture
def guard(gallery):
    guard = Guard(gallery)
    guard.check()
    yield guard
    guard.check()
    guard.page.close()


def request(app, method, path, headers=(), body=b"", host=None):
    """The status of a request of these very bytes."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{app.port}'}", "Connection: close", *headers]
    if body or method == "POST":
        lines.append(f"Content-Length: {len(body)}")
    answer = raw(app.port, "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
    return int(answer.split(b" ", 2)[1]) if answer else None


def own(app):
    return f"Origin: http://127.0.0.1:{app.port}"


def test_without_the_secret_there_is_nothing(guard):
    app = guard.app
    wrong = app.secret[:-1] + ("0" if app.secret[-1] != "0" else "1")
    for path in ["/", "", "/page.js", f"/{wrong}/", f"/{app.secret[:-1]}/", f"/{app.secret}0/", f"//{app.secret}/",
                 f"/x/{app.secret}/", f"/{app.secret.upper() if app.secret.upper() != app.secret else wrong}/",
                 f"/{wrong}/open", f"/{wrong}/events/{guard.page.window}/1", "/favicon.ico", "/robots.txt"]:
        assert request(app, "GET", path or "*") in (400, 404), path
        if path:
            guard.refused(404)
        else:
            guard.new_lines()
    assert request(app, "POST", f"/{wrong}/open", [own(app)], b"{}") == 404
    guard.refused(404)


def test_pages_of_others_are_refused(guard):
    app, secret = guard.app, guard.app.secret
    others = ["https://evil.example", "null", "http://127.0.0.1", f"https://127.0.0.1:{app.port}",
              f"http://localhost:{app.port}", f"http://127.0.0.1:{app.port}.evil.example",
              f"http://127.0.0.1:{app.port}, http://127.0.0.1:{app.port}", ""]
    for origin in others:
        for path in ["open", f"events/{guard.page.window}/1", f"leave/{guard.page.window}/1"]:
            assert request(app, "POST", f"/{secret}/{path}", [f"Origin: {origin}"], b"{}") == 403, origin
            guard.refused(403)
    # Without saying where it comes from, nothing is changed.
    assert request(app, "POST", f"/{secret}/open", [], b"{}") == 403
    guard.refused(403)
    # A picture or a script of the app's in another page.
    for site in ["cross-site", "same-site"]:
        assert request(app, "GET", f"/{secret}/page.js", [f"Sec-Fetch-Site: {site}", "Sec-Fetch-Mode: no-cors"]) == 403
        guard.refused(403)
    assert request(app, "GET", f"/{secret}/stream/{guard.page.window}/1", ["Origin: https://evil.example"]) == 403
    guard.refused(403)
    # A link that a person has followed is no harm.
    assert request(app, "GET", f"/{secret}/", ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]) == 200
    assert guard.new_lines() == []


def test_other_names_of_the_host_are_refused(guard):
    app = guard.app
    for host in ["evil.example", f"evil.example:{app.port}", f"127.0.0.1.evil.example:{app.port}", "127.0.0.2",
                 f"127.0.0.1:{app.port}, evil.example", f"user@127.0.0.1:{app.port}", "[::1", "127.0.0.1:x"]:
        assert request(app, "GET", f"/{app.secret}/", host=host) == 421, host
        guard.refused(421)
    # A port that is forwarded from another one.
    for host in [f"localhost:{app.port}", "127.0.0.1:9999", "LOCALHOST", "[::1]:80"]:
        assert request(app, "GET", f"/{app.secret}/", host=host) == 200, host
    assert guard.new_lines() == []
    assert raw(app.port, f"GET /{app.secret}/ HTTP/1.1\r\nConnection: close\r\n\r\n".encode()).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("body", [
    b"", b"{", b"[1", b"null", b"7", b'"x"', b"[]", b"{}", b"[1]", b"[1,2,3]", b'[1,2,"x"]', b"[1,2,[]]", b"[1,2,[1]]",
    b'[1,2,[1,"tap",null,null]]', b'[1,2,[1,"tap",{}]]', b'[1,2,["1","tap",null]]', b'[1,2,[1.5,"tap",null]]',
    b'[1,2,[1,"fly",null]]', b'[1,2,[1e99,"tap",null]]', b'[1,2,[99999999999999999999,"tap",null]]', b'[-1,0]', b"[1,0]",
    b'[0,0,[1,"tap",null]]', b'[1,-5,[1,"tap",null]]', b'[1,0,[1,"drag",[NaN]]]', b'[1,0,[1,"drag",[Infinity]]]',
    b'[1,0,[1,"drag",[1e999]]]', b'[1,0,[1,"drag",[1e300,0,0,0,0,0,0]]]', b'[1,0,[1,"drag",["x"]]]',
    b'[1,0,[1,"drag",[[[]]]]]', b"[1,0,[1,\"drag\",[" + b"0," * 99 + b"0]]]", b"\xff\xfe\x00", b'[1,0,[1,"input","\xff"]]',
    b'[1,0,[1,"input","\\ud800"]]', b"[" * 100_000, b'{"a":' * 100_000, b"[1,0" + b',[1,"tap",null]' * 300 + b"]",
    b'[1,0,[1,"input","' + b"x" * 1_000_000 + b'"]]',
], ids=lambda body: repr(body[:24]))
def test_what_is_no_batch_of_events_is_refused(guard, body):
    status, _ = guard.page.post(f"events/{guard.page.window}/1", body)
    assert status == 400
    guard.refused(400)


def test_what_is_no_wish_is_refused(guard):
    for body in [b"", b"[]", b"7", b'{"window":7}', b'{"storage":[]}', b'{"dark":"x"}', b"{" * 10_000]:
        assert guard.page.post("open", body)[0] == 400
        guard.refused(400)
    # Harmless nonsense gets the usual window.
    for wishes in [{"locale": "../../etc/passwd"}, {"locale": "x" * 10_000}, {"timeZone": "../../../etc/passwd"},
                   {"window": "../1"}, {"window": "", "visit": 9}, {"locale": "<script>", "unknown": 1}]:
        PageClient(guard.app, **wishes)
    guard.check()


def test_a_million_characters_disturb_nobody(guard):
    """What a field takes ends at 100,000 characters; a body, at 1 MiB."""
    for size, status in [(1_000_000, 400), (3_000_000, 413)]:
        begin = time.monotonic()
        body = json.dumps([guard.page.taken + 1, 0, [guard.add, "input", "x" * size]]).encode()
        head = (f"POST /{guard.app.secret}/events/{guard.page.window}/1 HTTP/1.1\r\nHost: 127.0.0.1:{guard.app.port}\r\n"
                f"Connection: close\r\n{own(guard.app)}\r\nContent-Length: {len(body)}\r\n\r\n")
        assert raw(guard.app.port, head.encode() + body).startswith(f"HTTP/1.1 {status} ".encode())
        assert time.monotonic() - begin < 3
        guard.check()
    # A long text is taken; a button does not listen to it.
    assert guard.page.tell([guard.add, "input", "é" * 100_000])[0] == 409
    guard.check()


def test_events_for_what_is_not_there_are_refused(guard):
    page = guard.page
    for event in [[99_999, "tap", None], [0, "tap", None], [-1, "tap", None], [guard.text, "tap", None],
                  [guard.disabled, "tap", None], [guard.add, "input", "x"], [guard.add, "drag", [1, 0, 0, 0, 0, 0, 0]],
                  [guard.add, "dismiss", None], [1, "size", [1, 1]]]:
        assert page.tell(event)[0] == 409, event
        guard.refused(409)
    # The good ones of a batch count; the others are told in one line.
    status, _ = page.tell([guard.add, "tap", None], *[[99_999, "tap", None]] * 200)
    assert status == 409
    guard.count += 1
    assert ["t", guard.text, f"Count {guard.count}"] in page.message()["o"]
    guard.refused(409, "and 199 more")
    # A value of another kind than a button takes does no harm.
    for value in ["x", True, [1, 2], []]:
        assert page.tell([guard.add, "tap", value])[0] == 204
        guard.count += 1
        page.message()


def test_a_batch_counts_once(guard):
    page = guard.page
    body = json.dumps([page.taken + 1, page.seen, [guard.add, "tap", None]]).encode()
    for _ in range(5):
        assert page.post(f"events/{page.window}/1", body)[0] == 204
    page.taken += 1
    guard.count += 1
    assert ["t", guard.text, f"Count {guard.count}"] in page.message()["o"]
    body = json.dumps([page.taken + 2, page.seen, [guard.add, "tap", None]]).encode()
    assert page.post(f"events/{page.window}/1", body)[0] == 400
    guard.refused(400, "does not follow")


def test_windows_of_others_are_not_found(guard):
    page, secret = guard.page, guard.app.secret
    for window in ["0" * 32, "x", "%20", page.window[:-1], page.window.upper() + "x"]:
        for method, path in [("POST", f"events/{window}/1"), ("POST", f"leave/{window}/1"), ("GET", f"stream/{window}/1")]:
            assert request(guard.app, method, f"/{secret}/{path}", [own(guard.app)], b"[0,0]" if method == "POST" else b"") \
                == 410
            guard.refused(410)
    for visit in ["0", "2", "01", "x", "1e0", "+1", "%31x"]:
        assert page.post(f"events/{page.window}/{visit}", b"[0,0]")[0] == 410
        guard.refused(410)


def test_tricks_with_paths_lead_nowhere(guard):
    app, secret = guard.app, guard.app.secret
    for path in ["../", "..", "%2e%2e/", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "..%5c..%5c", "//etc/passwd", "./page.js",
                 "page.js/", "page.js/..", "page.js%00", "PAGE.JS", "image/", "image/0", "image/../page.js",
                 "image/%2e%2e%2fpage.js", "image/0.svg", "image/-1.svg", "image/99999999999999999999.svg",
                 "image/0.svg/x", "image/..%2f..%2fsecret", "stream", "stream/", "events/x", "open/", "%252e%252e/",
                 "secret", "..%c0%af", "%ff", "%", "%zz", ";page.js", "page.js?x=%"]:
        status = request(app, "GET", f"/{secret}/{path}")
        assert status in (400, 404), (path, status)
        lines = guard.new_lines()
        assert len(lines) == (1 if status == 404 else 0), (path, status, lines)
    guard.check()
    for path in [f"/{secret}/../{secret}/", f"/%2e%2e/{secret}/", f"/{secret}%00/"]:
        assert request(app, "GET", path) in (400, 404), path
    guard.new_lines()
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW", "CONNECT"]:
        assert request(app, method, f"/{secret}/") == 405, method
        guard.refused(405)


def test_a_log_line_cannot_be_forged(guard):
    app = guard.app
    request(app, "GET", "/%0aGallery:%20all%20is%20well%0d%0a")
    lines = guard.new_lines()
    assert len(lines) == 1 and "?Gallery: all is well??" in lines[0], lines
    request(app, "GET", f"/{app.secret}/%1b%5b31m{app.secret}%7f{'x' * 5000}")
    lines = guard.new_lines()
    assert len(lines) == 1 and "?[31m" in lines[0], lines
    guard.check()


def test_the_log_stays_small(guard):
    app = guard.app
    for number in range(600):
        request(app, "GET", f"/{number}/" + "x" * 1000)
    lines = guard.new_lines()
    assert 90 <= len(lines) <= 130, len(lines)
    time.sleep(2.5)
    request(app, "GET", "/again")
    lines = guard.new_lines()
    assert re.search(r"left out [45]\d\d such lines", lines[0]) and "/again" in lines[1], lines


def test_broken_requests_are_refused(guard):
    app = guard.app
    good = f"POST /{app.secret}/open HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n{own(app)}\r\n"
    for data in [b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                 b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
                 b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % each for each in range(20_000)) + b"\r\n",
                 b"GET / HTTP/1.1\r\nX: " + b"y" * 1_000_000 + b"\r\n\r\n",
                 good.encode() + b"Content-Length: -1\r\n\r\n{}", good.encode() + b"Content-Length: x\r\n\r\n{}",
                 good.encode() + b"Content-Length: 99999999999999999999999\r\n\r\n{}",
                 good.encode() + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"]:
        answer = raw(app.port, data, patience=1)
        assert not answer or re.match(rb"HTTP/1\.[01] (4\d\d|5\d\d) ", answer), (data[:60], answer[:200])
        guard.check()


def test_a_body_that_never_ends_is_cut_off(guard):
    app = guard.app
    head = f"POST /{app.secret}/open HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n{own(app)}\r\n"
    before = app.memory()
    with socket.create_connection(("127.0.0.1", app.port), timeout=10) as connection:
        connection.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
        sent = 0
        with pytest.raises((ConnectionError, BrokenPipeError)):
            while sent < 100_000_000:
                connection.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
                sent += 65536
    assert sent < 20_000_000
    # Those that announce much and send little wait, and cost little.
    waiting = []
    for _ in range(50):
        connection = socket.create_connection(("127.0.0.1", app.port), timeout=10)
        connection.sendall(head.encode() + b"Content-Length: 1000000\r\n\r\n{")
        waiting.append(connection)
    guard.check()
    assert app.memory() - before < 30_000_000
    for connection in waiting:
        connection.close()


def test_many_idle_connections_leave_room(guard):
    app = guard.app
    idle = []
    for _ in range(3000):
        connection = socket.socket()
        connection.settimeout(5)
        connection.connect(("127.0.0.1", app.port))
        idle.append(connection)
    # A new window opens, and the old one goes on.
    fresh = PageClient(app)
    fresh.listen()
    guard.check()
    for connection in idle:
        connection.close()
    fresh.close()


def test_too_many_windows_are_refused(guard):
    """Windows that nobody looks at make room; those with a page at them stay."""
    app = guard.app
    first = PageClient(app)
    for _ in range(1_005):
        PageClient(app)
    guard.check()
    assert first.tell([guard.add, "tap", None])[0] == 410
    seen = []
    try:
        for _ in range(999):
            seen.append(PageClient(app))
            seen[-1].listen()
        assert guard.page.post("open", b"{}")[0] == 503
        assert any(" refused 503" in line for line in app.log_lines())
        guard.check()
        status, body = guard.page.post("open", json.dumps({"window": guard.page.window, "visit": 1}).encode())
        assert status == 200 and json.loads(body)["window"] == guard.page.window
    finally:
        for page in seen:
            page.close()
