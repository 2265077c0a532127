// Symbols: the declarations of ScaleSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var down: ScaleSymbolEffect { self }
  var up: ScaleSymbolEffect { self }
  var byLayer: ScaleSymbolEffect { self }
  var wholeSymbol: ScaleSymbolEffect { self }
}
