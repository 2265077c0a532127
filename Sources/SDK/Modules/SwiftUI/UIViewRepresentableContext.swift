// SwiftUI: the declarations of UIViewRepresentableContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  let coordinator: Representable.Coordinator
  var transaction: Transaction { get }
  var environment: EnvironmentValues { get }
  func animate(changes: () -> Void, completion: (() -> Void)? = nil)
}
