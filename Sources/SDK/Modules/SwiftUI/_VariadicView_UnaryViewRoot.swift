// SwiftUI: the declarations of _VariadicView_UnaryViewRoot.
// Declared as the framework's interface has it, with code of our own.

protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
