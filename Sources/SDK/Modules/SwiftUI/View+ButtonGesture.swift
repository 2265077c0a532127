// SwiftUI: the declarations of View that begin with an underscore: styles of primitive buttons use them.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
  { self }
}
