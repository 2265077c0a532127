// Symbols: the declarations of BreatheSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var plain: BreatheSymbolEffect { self }
  var pulse: BreatheSymbolEffect { self }
  var byLayer: BreatheSymbolEffect { self }
  var wholeSymbol: BreatheSymbolEffect { self }
}
