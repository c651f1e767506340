"""The parent of several workers: it starts them, restarts those that die, and passes on the signal to stop.

The death of a worker affects no other. On Linux the workers are forked from the parent, which has loaded everything
they need, so a new one serves within a fraction of a second, and they share the memory of what is loaded.

uvicorn's own workers are always spawned afresh: each would load the compiled rules for itself. Nor do they wait longer
after each failed start, exit with a code if none can start, or stop when their parent is killed.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

logger = logging.getLogger("wayfare.supervisor")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
SHORTEST_WAIT, LONGEST_WAIT = 0.5, 30.0  # seconds until a worker that could not start is started again
STEADY_SECONDS = 5.0  # a worker that had served this long is started again at once
STOP_SECONDS = 20.0  # until workers that were told to stop are killed

Serve = Callable[[Callable[[], None]], None]  # serves until told to stop; calls its argument once it is ready


class Worker:
    """One of the processes, through all its restarts."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.ready: Connection | None = None  # gets a message once it serves
        self.ready_at: float | None = None
        self.start_at = 0.0
        self.wait = 0.0  # seconds, longer with every start that failed


class Supervisor:
    """Runs `serve` in several processes until told to stop."""

    def __init__(self, serve: Serve, count: int) -> None:
        self._serve = serve
        self._context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self._workers = [Worker(number) for number in range(count)]
        self._lifeline = self._context.Pipe(duplex=False)  # its end tells the workers that this process has died
        self._stopping = False
        self._ever_ready = False
        self._failed_starts = 0

    def run(self) -> int:
        """The exit code: 0 after a signal to stop, 1 if no worker ever got ready or one had to be killed."""
        with self._signals() as woken:
            while not self._stopping:
                self._start_due()
                self._wait(woken)
                self._note_ready()
                self._reap()
                if not self._ever_ready and self._failed_starts >= len(self._workers):
                    logger.error("no worker could start")
                    self._stop()
                    return 1
            return self._stop()

    @contextmanager
    def _signals(self) -> Iterator[socket.socket]:
        """Note signals to stop. A signal makes the socket readable, which ends `_wait`."""
        reading, writing = socket.socketpair()
        for end in (reading, writing):
            end.setblocking(False)
        before = [signal.signal(number, self._told_to_stop) for number in SIGNALS]
        wakeup = signal.set_wakeup_fd(writing.fileno())
        try:
            yield reading
        finally:
            signal.set_wakeup_fd(wakeup)
            for number, handler in zip(SIGNALS, before, strict=True):
                signal.signal(number, handler)
            reading.close()
            writing.close()

    def _told_to_stop(self, _number: int, _frame: object) -> None:
        self._stopping = True

    # Starting

    def _start_due(self) -> None:
        now = time.monotonic()
        for worker in self._workers:
            if worker.process is None and worker.start_at <= now:
                self._start(worker)

    def _start(self, worker: Worker) -> None:
        worker.ready, saying = self._context.Pipe(duplex=False)
        worker.ready_at = None
        process = self._context.Process(  # type: ignore[attr-defined]
            target=_run_worker, args=(self._serve, saying, *self._lifeline), name=f"worker-{worker.number}"
        )
        with _signals_blocked():  # until the worker has handlers of its own
            process.start()
        saying.close()
        worker.process = process
        logger.info("started a worker", extra={"pid": process.pid})

    # Watching

    def _wait(self, woken: socket.socket) -> None:
        """Until a worker dies or gets ready, a start is due, or a signal comes."""
        running = [worker.process.sentinel for worker in self._workers if worker.process is not None]
        starting = [worker.ready for worker in self._workers if worker.ready is not None]
        due = [worker.start_at for worker in self._workers if worker.process is None]
        seconds = max(0.0, min(due) - time.monotonic()) if due else None
        wait([*running, *starting, woken], seconds)
        with suppress(BlockingIOError):
            woken.recv(64)

    def _note_ready(self) -> None:
        for worker in self._workers:
            if worker.ready is not None and worker.ready.poll():
                with suppress(EOFError):  # it died first
                    worker.ready.recv()
                    worker.ready_at = time.monotonic()
                    self._ever_ready = True
                worker.ready.close()
                worker.ready = None

    def _reap(self) -> None:
        """Plan the restart of workers that have died."""
        dead = [worker for worker in self._workers if worker.process is not None and not worker.process.is_alive()]
        now = time.monotonic()
        for worker in dead:
            assert worker.process is not None
            if worker.ready_at is None:
                self._failed_starts += 1
                worker.wait = min(max(SHORTEST_WAIT, 2 * worker.wait), LONGEST_WAIT)
            else:
                worker.wait = 0.0 if now - worker.ready_at >= STEADY_SECONDS else SHORTEST_WAIT
            worker.start_at = now + worker.wait
            died = {"pid": worker.process.pid, "code": worker.process.exitcode, "restart_in": worker.wait}
            logger.error("a worker died", extra=died)
            worker.process.join()
            worker.process.close()
            worker.process = None

    # Stopping

    def _stop(self) -> int:
        """Tell all workers to stop, and wait; those that take too long are killed."""
        running = [worker.process for worker in self._workers if worker.process is not None]
        for process in running:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in running:
            process.join(max(0.0, deadline - time.monotonic()))
        late = [process for process in running if process.is_alive()]
        for process in late:
            logger.error("a worker did not stop and was killed", extra={"pid": process.pid})
            process.kill()
            process.join()
        return 1 if late else 0


@contextmanager
def _signals_blocked() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run_worker(serve: Serve, saying: Connection, lifeline: Connection, parents_end: Connection) -> None:
    """The worker's side: stop like any server when told to, or when the parent is gone."""
    signal.set_wakeup_fd(-1)
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL if number == signal.SIGTERM else signal.default_int_handler)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    parents_end.close()  # so that the lifeline ends with the parent
    threading.Thread(target=_stop_without_parent, args=(lifeline,), daemon=True).start()

    def ready() -> None:
        saying.send(True)
        saying.close()

    serve(ready)


def _stop_without_parent(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os.kill(os.getpid(), signal.SIGTERM)
