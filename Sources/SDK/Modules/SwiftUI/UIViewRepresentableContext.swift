// SwiftUI: the declarations of UIViewRepresentableContext.
// Declared as the framework's interface has it, with code of our own.

struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  let coordinator: Representable.Coordinator
  var transaction: Transaction { Transaction() }
  let environment: EnvironmentValues
  func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
