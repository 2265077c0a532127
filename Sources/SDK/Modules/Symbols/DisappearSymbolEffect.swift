// Symbols: the declarations of DisappearSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var down: DisappearSymbolEffect { self }
  var up: DisappearSymbolEffect { self }
  var byLayer: DisappearSymbolEffect { self }
  var wholeSymbol: DisappearSymbolEffect { self }
}
