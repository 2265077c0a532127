// SwiftUI: the declarations of UIViewControllerRepresentableContext.
// Declared as the framework's interface has it, with code of our own.

struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  let coordinator: Representable.Coordinator
  var transaction: Transaction { Transaction() }
  let environment: EnvironmentValues
  func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
