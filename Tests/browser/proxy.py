"""A line between a browser and an app that can be slow, thin, or cut."""

import asyncio
import threading
import urllib.parse


class Proxy:
    """Listens on a port and passes everything on to another, in a thread of its own.

    `delay` is how many seconds later everything arrives, in both directions; `stream_delay` how many more it takes the
    stream of the page's changes, so that answers overtake it; `rate` how many bytes a second come down at most. `cut()` breaks every connection, and new ones too while `is_down`; what comes down is lost while `is_deaf`.
    """

    def __init__(self, port):
        self.target = port
        self.delay = 0.0
        self.stream_delay = 0.0
        self.streams = set()
        self.rate = None
        self.is_down = False
        self.is_deaf = False
        self.posts = 0
        self.writers = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.ready = threading.Event()
        self.thread.start()
        assert self.ready.wait(5)

    def url(self, url):
        """The address of a page by way of the proxy."""
        parts = urllib.parse.urlsplit(url)
        return parts._replace(netloc=f"127.0.0.1:{self.port}").geturl()

    def run(self):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.close()

    def on_loop(self, function):
        async def call():
            function()
        asyncio.run_coroutine_threadsafe(call(), self.loop).result(5)

    def cut(self):
        """Breaks every connection in the middle of what it carries."""
        def do():
            for writer in list(self.writers):
                writer.transport.abort()
        self.on_loop(do)

    def stop(self):
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)

    async def serve(self, reader, writer):
        if self.is_down:
            writer.transport.abort()
            return
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, up_writer}
        self.writers |= both
        try:
            await asyncio.gather(
                self.carry(reader, up_writer, True, writer), self.carry(up_reader, writer, False, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.writers -= both
            self.streams.discard(writer)
            for each in both:
                each.transport.abort()

    async def carry(self, reader, writer, is_up, page):
        """Passes bytes on, to or from `page`; each portion waits its own delay, so that the line is slow but not thin."""
        line = asyncio.Queue()

        async def deliver():
            while True:
                due, data = await line.get()
                await asyncio.sleep(max(0, due - self.loop.time()))
                if not data:
                    writer.write_eof() if writer.can_write_eof() else None
                    return
                writer.write(data)
                await writer.drain()

        delivery = asyncio.ensure_future(deliver())
        try:
            while True:
                size = 65536 if is_up or self.rate is None else max(1, self.rate // 10)
                data = await reader.read(size)
                if is_up and b"POST " in data:
                    self.posts += 1
                if is_up and b"/stream/" in data:
                    self.streams.add(page)
                if self.is_deaf and not is_up:
                    # What goes up arrives; what comes down is lost.
                    continue
                more = self.stream_delay if not is_up and page in self.streams else 0
                await line.put((self.loop.time() + self.delay + more, data))
                if not data:
                    break
                if not is_up and self.rate is not None:
                    await asyncio.sleep(len(data) / self.rate)
            await delivery
        finally:
            delivery.cancel()
