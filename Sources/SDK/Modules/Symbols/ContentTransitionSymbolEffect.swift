// Symbols: the declarations of ContentTransitionSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

protocol ContentTransitionSymbolEffect {}
