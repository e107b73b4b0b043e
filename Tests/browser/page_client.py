"""What the app's page does, without a browser: opens a window, reads its stream, tells what the person does."""

import http.client
import json
import re
import socket


class PageClient:
    """One window of an app. Each request has a connection of its own."""

    def __init__(self, app, **wishes):
        self.app = app
        self.taken = 0
        self.seen = 0
        status, body = self.post("open", json.dumps(wishes).encode())
        assert status == 200, (status, body)
        opened = json.loads(body)
        self.window, self.visit, self.opened = opened["window"], opened["visit"], opened
        self.stream = None

    def headers(self):
        return {"Origin": f"http://127.0.0.1:{self.app.port}", "Content-Type": "text/plain;charset=UTF-8"}

    def request(self, method, path, body=None, headers=None):
        """Status and body of a request below the secret."""
        connection = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=10)
        try:
            connection.request(method, f"/{self.app.secret}/{path}", body, self.headers() if headers is None else headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def post(self, path, body):
        return self.request("POST", path, body)

    def listen(self):
        """Begins the stream and returns the page's whole content as the process tells it."""
        self.stream = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=10)
        self.stream.request("GET", f"/{self.app.secret}/stream/{self.window}/{self.visit}?after={self.seen}")
        self.lines = self.stream.getresponse()
        assert self.lines.status == 200
        return self.message()

    def message(self):
        """The next message: its number and its operations."""
        while True:
            line = self.lines.readline()
            assert line, "the stream has ended"
            if line.startswith(b"data: "):
                message = json.loads(line[6:])
                self.seen = message["n"]
                return message

    def tell(self, *events):
        """Sends events as one batch, and returns the status and the words of the answer."""
        status, body = self.post(
            f"events/{self.window}/{self.visit}", json.dumps([self.taken + 1, self.seen, *events]).encode())
        if status in (204, 409):
            self.taken += 1
        return status, body.decode()

    def close(self):
        if self.stream:
            # The response keeps the socket open, too.
            self.lines.close()
            self.stream.close()


def element(html, pattern):
    """The number of the first element whose tag and what follows match."""
    found = re.search(r'<\w+ id="v(\d+)"[^>]*' + pattern, html)
    assert found, html
    return int(found[1])


def raw(port, data, patience=10):
    """What a server answers to these bytes until it closes the connection or is silent."""
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        answer = b""
        try:
            connection.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            # The server has heard enough, and may have said why.
            pass
        try:
            while True:
                more = connection.recv(65536)
                if not more:
                    return answer
                answer += more
        except (TimeoutError, ConnectionResetError):
            return answer
