// TipKit: its macros.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`)) macro Parameter(
  _ options: Tips.ParameterOption...)

@freestanding(expression) macro Rule<each Input>(
  _ input: repeat each Input, _ body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule where repeat each Input: Tips.RuleInput
