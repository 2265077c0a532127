// SwiftUI: the declarations of _VariadicView_MultiViewRoot.
// Declared as the framework's interface has it, with code of our own.

protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
