// Symbols: the declarations of SymbolEffectOptions.
// Declared as the framework's interface has it, with code of our own.

struct SymbolEffectOptions: Hashable {
  init() {}

  struct RepeatBehavior: Hashable {
    init() {}

    static var continuous: RepeatBehavior { RepeatBehavior() }
    static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
  static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  var repeating: SymbolEffectOptions { self }
  var nonRepeating: SymbolEffectOptions { self }
  func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
