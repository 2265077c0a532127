// Symbols: the declarations of AutomaticSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }

}
