// Symbols: the declarations of WiggleSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  init() {}

  var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
  var clockwise: WiggleSymbolEffect { self }
  var counterClockwise: WiggleSymbolEffect { self }
  var left: WiggleSymbolEffect { self }
  var right: WiggleSymbolEffect { self }
  var up: WiggleSymbolEffect { self }
  var down: WiggleSymbolEffect { self }
  var forward: WiggleSymbolEffect { self }
  var backward: WiggleSymbolEffect { self }
  var byLayer: WiggleSymbolEffect { self }
  var wholeSymbol: WiggleSymbolEffect { self }
  func custom(angle: Double) -> WiggleSymbolEffect { self }
}
