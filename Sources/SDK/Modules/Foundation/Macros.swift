// Foundation: the declarations of Macros.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@freestanding(expression) macro Expression<each Input, Output>(_ body: (repeat each Input) -> Output)
  -> Expression<repeat each Input, Output>
@freestanding(expression) macro Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<
  repeat each Input
>
