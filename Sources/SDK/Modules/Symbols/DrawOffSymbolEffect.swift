// Symbols: the declarations of DrawOffSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var reversed: DrawOffSymbolEffect { self }
  var nonReversed: DrawOffSymbolEffect { self }
  var byLayer: DrawOffSymbolEffect { self }
  var wholeSymbol: DrawOffSymbolEffect { self }
  var individually: DrawOffSymbolEffect { self }
}
