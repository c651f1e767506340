"""How kernels are compiled: Numba, with a pipeline, a record type and a cache of our own.

docs/kernel.md says what Numba does by itself, what is different here and what each difference gains. Kernels import
the decorators (`rule`, `hot`, `entry`, `shared`) and what they need for records (`as_record`, `copy_bytes`).
"""

from wayfare.compiling.addresses import as_record, copy_bytes
from wayfare.compiling.decorators import entry, hot, rule, shared
from wayfare.compiling.sources import PLAIN_NUMBA

if PLAIN_NUMBA:
    from wayfare.compiling.plain import as_record, copy_bytes, entry, hot, rule, shared

__all__ = ["as_record", "copy_bytes", "entry", "hot", "rule", "shared"]
