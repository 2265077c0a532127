// Symbols: the declarations of IndefiniteSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

protocol IndefiniteSymbolEffect {}
