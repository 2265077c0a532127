// SwiftUI: the declarations of _VariadicView_Root.
// Declared as the framework's interface has it, with code of our own.

protocol _VariadicView_Root {}
