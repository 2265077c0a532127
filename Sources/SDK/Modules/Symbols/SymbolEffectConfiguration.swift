// Symbols: the declarations of SymbolEffectConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct SymbolEffectConfiguration: Hashable {
  init() {}
}
