// SwiftUI: the declarations of _ButtonGesture.
// Declared as the framework's interface has it, with code of our own.

struct _ButtonGesture: Gesture {
  init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil)
  typealias Value = Void
  typealias Body = Never
}
