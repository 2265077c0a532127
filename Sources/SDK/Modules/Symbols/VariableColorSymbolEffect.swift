// Symbols: the declarations of VariableColorSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var iterative: VariableColorSymbolEffect { self }
  var cumulative: VariableColorSymbolEffect { self }
  var reversing: VariableColorSymbolEffect { self }
  var nonReversing: VariableColorSymbolEffect { self }
  var dimInactiveLayers: VariableColorSymbolEffect { self }
  var hideInactiveLayers: VariableColorSymbolEffect { self }
  var byLayer: VariableColorSymbolEffect { self }
  var wholeSymbol: VariableColorSymbolEffect { self }
}
