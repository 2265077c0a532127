// Symbols: the declarations of PulseSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var byLayer: PulseSymbolEffect { self }
  var wholeSymbol: PulseSymbolEffect { self }
}
