"""Helpers, translated but not compiled: numba would turn each into machine code of its own, and then once more inside
each function that calls it. Here a helper stays intermediate code and is optimised where it is used, which takes a
third of the time off a cold start.

This rests on inner classes of numba. Where they are not as they were, helpers are compiled as numba does it, only
without the wrappers by which Python would call them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import codegen, compiler
from numba.core.registry import CPUDispatcher

WITHOUT_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class Helper(CPUDispatcher):  # type: ignore[misc]
    """A function that compiled ones call. Called from Python it runs as it is written: there is no way into its
    machine code from there, and for most helpers no such code."""

    def __call__(self, *arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # keyed hashing wraps around by design
            return self.py_func(*arguments)


def make_helper(function: Callable[..., Any], **options: Any) -> Helper:
    """A helper of a function, with options as `numba.njit` takes them."""
    return Helper(function, targetoptions={"nopython": True, **WITHOUT_WRAPPERS, **options}, pipeline_class=PIPELINE)


def _translating_pipeline() -> Any:
    """The compiler that ends with intermediate code; numba's own where that is not to be had."""
    parts = ("_optimize_functions", "_get_module_for_linking", "_ensure_finalized", "finalize")
    library_class = getattr(codegen, "JITCodeLibrary", None)
    if library_class is None or not all(hasattr(library_class, part) for part in parts):
        return compiler.Compiler

    class Library(library_class):  # type: ignore[misc, valid-type]
        """The code of a helper and of the helpers that it calls, to be linked into others."""

        def _optimize_functions(self, ll_module: Any) -> None:
            ll_module.data_layout = self._codegen._data_layout

        def finalize(self) -> None:
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._finalized = True

    class NoEntryPoint:
        """Stands for the machine code that there is none of: numba knows functions by it."""

    class Translator(compiler.Compiler):  # type: ignore[misc]
        """Numba's compiler up to the point where machine code would be made."""

        def compile_extra(self, function: Callable[..., Any]) -> Any:
            state = self.state
            state.flags.no_compile = True
            state.library = Library(state.targetctx.codegen(), function.__qualname__)
            made = super().compile_extra(function)._replace(entry_point=NoEntryPoint())
            state.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
            return made

    def add_overload(self: Helper, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result  # and not to the table of what Python may call

    Helper.add_overload = add_overload
    return Translator


PIPELINE = _translating_pipeline()
