// Symbols: the declarations of DrawOnSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var byLayer: DrawOnSymbolEffect { self }
  var wholeSymbol: DrawOnSymbolEffect { self }
  var individually: DrawOnSymbolEffect { self }
}
