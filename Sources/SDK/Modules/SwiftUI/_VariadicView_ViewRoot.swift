// SwiftUI: the declarations of _VariadicView_ViewRoot.
// Declared as the framework's interface has it, with code of our own.

protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body
}
