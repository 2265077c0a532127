// Symbols: the declarations of TransitionSymbolEffect.
// Declared as the framework's interface has it, with code of our own.

protocol TransitionSymbolEffect {}
