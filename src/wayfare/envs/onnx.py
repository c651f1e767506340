"""A bot that plays by a network in an ONNX file: `wayfare play --opponents my_net.onnx`. See docs/networks.md.

The network's first input is the observation, (1, features); a second one, if there is one, the mask of legal actions,
(1, actions). Its first output scores the actions, (1, actions), and the bot plays the legal one with the highest score.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wayfare.engine import Action, View
from wayfare.envs.arrays import mask, observe
from wayfare.errors import WayfareError

TYPES = {
    "tensor(float)": np.float32,
    "tensor(float16)": np.float16,
    "tensor(double)": np.float64,
    "tensor(uint8)": np.uint8,
    "tensor(int8)": np.int8,
    "tensor(int32)": np.int32,
    "tensor(int64)": np.int64,
    "tensor(bool)": np.bool_,
}


class OnnxBot:
    """Plays the legal action that a network scores highest."""

    def __init__(self, seed: int | None = None, *, path: str | Path) -> None:
        """It has no use for the seed: the same view always gets the same answer."""
        try:
            import onnxruntime  # type: ignore[import-not-found,import-untyped,unused-ignore]
        except ImportError:
            raise WayfareError('Playing with ONNX files needs onnxruntime: install wayfare with "[onnx]".') from None
        if not Path(path).is_file():
            raise WayfareError(f"There is no file {path}.")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1  # one decision at a time needs no more
        options.log_severity_level = 3
        try:
            self._session: Any = onnxruntime.InferenceSession(str(path), options, ["CPUExecutionProvider"])
        except Exception as error:  # onnxruntime has a class for every problem
            reason = str(error).splitlines()[0]
            raise WayfareError(f"{path} is not a network that onnxruntime can load: {reason}.") from None
        inputs = self._session.get_inputs()
        if not 1 <= len(inputs) <= 2 or any(one.type not in TYPES for one in inputs):
            raise WayfareError(f"{path} must take an observation and, optionally, a mask, both as arrays of numbers.")
        self._inputs = [(one.name, TYPES[one.type], one.shape) for one in inputs]

    def choose(self, view: View) -> Action:
        legal = mask(view)
        given = {
            name: _fitting(array, name, shape).astype(kind)[None]
            for (name, kind, shape), array in zip(self._inputs, (observe(view), legal), strict=False)
        }
        scores = np.asarray(self._session.run(None, given)[0], np.float64).reshape(-1)
        if len(scores) != len(legal):
            raise WayfareError(f"The network scores {len(scores)} actions, but {view.game.name} has {len(legal)}.")
        return view.game.actions[int(np.where(legal == 1, scores, -np.inf).argmax())]


def _fitting(array: Any, name: str, shape: Any) -> Any:
    """The same array, if the network takes one of this size."""
    size = shape[-1] if shape else None
    if isinstance(size, int) and size != len(array):
        raise WayfareError(
            f"The network's input {name!r} takes {size} numbers, but this table has {len(array)}: "
            "it was trained for another game or another number of players."
        )
    return array
