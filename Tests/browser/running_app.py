"""An app's process: started on a port of its own, with its own secret and its own state."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import time
import urllib.parse

ADDRESS = re.compile(r" is at (http://\S+/)")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class RunningApp:
    """What `App --port … --secret-file …` runs. Only processes that it started are ended, by their number."""

    def __init__(self, program, folder):
        self.program = pathlib.Path(program)
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.secret_file = self.folder / "secret"
        self.log_file = self.folder / "log"
        self.process = None
        self.start()

    def start(self):
        environment = dict(
            os.environ, XDG_STATE_HOME=str(self.folder / "state"), HOME=str(self.folder), CFFIXED_USER_HOME=str(self.folder))
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.program), "--port", str(self.port), "--secret-file", str(self.secret_file)],
                stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        line = self.process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, f"{self.program.name} printed {line!r}; it logged {self.log()!r}"
        self.url = found[1]

    @property
    def secret(self):
        return urllib.parse.urlsplit(self.url).path.strip("/")

    def log(self):
        return self.log_file.read_text(errors="backslashreplace")

    def log_lines(self):
        return self.log().splitlines()

    def memory(self):
        """The bytes of memory that the process has."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the process has no memory")

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def kill(self):
        """Ends the process without a moment to do anything."""
        if self.is_running:
            self.process.kill()
            self.process.wait(10)
        self.process.stdout.close()

    def restart(self):
        self.kill()
        self.start()

    def stop(self):
        if self.is_running:
            self.go_on()
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
        self.process.stdout.close()


def wait_until(condition, what, seconds=10):
    """The first true value of `condition`, asked again and again for at most `seconds`."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come to be within {seconds} s")
        time.sleep(0.03)
