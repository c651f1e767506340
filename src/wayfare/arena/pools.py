"""Pieces of work in this process, in several processes, or on a Ray cluster; results come in the pieces' order.

If a worker dies, the pieces it had are done again by another; a piece that has cost several workers stops the run.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from wayfare.errors import WayfareError

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 4  # pieces of work per job that may wait to be collected, so that memory doesn't grow
TRIES = 3  # workers that one piece may cost


def in_order(
    function: Callable[[P], R], pieces: Iterable[P], jobs: int, ray: str | None = None
) -> Iterator[tuple[P, R]]:
    """Each piece and its result. With the address of a Ray cluster the pieces are done there, whatever `jobs` is."""
    if jobs == 1 and ray is None:
        for piece in pieces:
            yield piece, function(piece)
        return
    pool = Processes(jobs) if ray is None else Cluster(ray)
    waiting: deque[tuple[P, Any]] = deque()
    try:
        for piece in pieces:
            waiting.append((piece, pool.submit(function, piece)))
            if len(waiting) > pool.jobs * AHEAD:
                first, begun = waiting.popleft()
                yield first, pool.collect(function, first, begun)
        while waiting:
            first, begun = waiting.popleft()
            yield first, pool.collect(function, first, begun)
    finally:
        pool.close()


class Processes:
    def __init__(self, jobs: int) -> None:
        self.jobs = jobs  # how many pieces they do at a time
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        """Ctrl-C reaches every process of the terminal, but only the first one handles it."""
        spawn, ignore_ctrl_c = multiprocessing.get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)
        return ProcessPoolExecutor(self.jobs, spawn, signal.signal, ignore_ctrl_c)

    def submit(self, function: Callable[[P], R], piece: P) -> Future[R] | None:
        """Begin a piece of work; None if the workers have died, and it is to be begun again when it's collected."""
        try:
            return self._pool.submit(function, piece)
        except BrokenProcessPool:
            return None

    def collect(self, function: Callable[[P], R], piece: P, begun: Future[R] | None) -> R:
        """Wait for a result. A worker that dies takes its whole pool with it, so another is started."""
        for _ in range(TRIES):
            try:
                if begun is not None:
                    return begun.result()
            except BrokenProcessPool:
                pass
            begun = self.submit(function, piece)
            if begun is None:
                self._pool.shutdown()
                self._pool = self._start()
                begun = self.submit(function, piece)
        raise WayfareError("A worker process kept crashing on the same task.")

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """The machines of a Ray cluster, each with the same version of wayfare."""

    def __init__(self, address: str) -> None:
        import ray

        self._ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            raise WayfareError(f"There is no Ray cluster at {address}: {error}") from None
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[[P], R], piece: P) -> Any:
        """Begin a piece of work. Ray itself begins it again if its worker or machine dies."""
        return self._ray.remote(num_cpus=1, max_retries=TRIES)(function).remote(piece)

    def collect(self, function: Callable[[P], R], piece: P, begun: Any) -> R:
        try:
            return self._ray.get(begun)  # type: ignore[no-any-return]
        except self._ray.exceptions.WorkerCrashedError:
            raise WayfareError("A worker kept crashing on the same task.") from None

    def close(self) -> None:
        """Leave the cluster; what hasn't been collected is dropped."""
        self._ray.shutdown()
