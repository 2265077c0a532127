// Symbols: the declarations of AppearSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var down: AppearSymbolEffect { self }
  var up: AppearSymbolEffect { self }
  var byLayer: AppearSymbolEffect { self }
  var wholeSymbol: AppearSymbolEffect { self }
}
