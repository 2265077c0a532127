// SwiftUI: the declarations of UIViewControllerRepresentableContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  let coordinator: Representable.Coordinator
  var transaction: Transaction { get }
  var environment: EnvironmentValues { get }
  func animate(changes: () -> Void, completion: (() -> Void)? = nil)
}
