// Symbols: the declarations of DiscreteSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

protocol DiscreteSymbolEffect {}
