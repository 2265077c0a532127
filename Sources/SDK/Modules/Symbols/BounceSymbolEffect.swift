// Symbols: the declarations of BounceSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var down: BounceSymbolEffect { self }
  var up: BounceSymbolEffect { self }
  var byLayer: BounceSymbolEffect { self }
  var wholeSymbol: BounceSymbolEffect { self }
}
