// Symbols: the declarations of RotateSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var clockwise: RotateSymbolEffect { self }
  var counterClockwise: RotateSymbolEffect { self }
  var byLayer: RotateSymbolEffect { self }
  var wholeSymbol: RotateSymbolEffect { self }
}
