// Symbols: the declarations of ReplaceSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var downUp: ReplaceSymbolEffect { self }
  var upUp: ReplaceSymbolEffect { self }
  var offUp: ReplaceSymbolEffect { self }
  var byLayer: ReplaceSymbolEffect { self }
  var wholeSymbol: ReplaceSymbolEffect { self }
  func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}
