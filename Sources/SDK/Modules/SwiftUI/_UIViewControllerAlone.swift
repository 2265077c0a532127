// SwiftUI: the declarations of _UIViewControllerAlone.
// Declared as the framework's interface has it, with code of our own.

/// A controller that is opened by itself: one that names itself or fills in the items of a bar stands in a navigation
/// controller (assumed).
struct _UIViewControllerAlone: UIViewControllerRepresentable {
  let controller: UIViewController
  let isInNavigation: Bool

  func makeUIViewController(context: Self.Context) -> UIViewController {
    if controller._showsOthers { return controller }
    // What a storyboard holds of its class is its view.
    if controller._interface == nil { controller._interface = _Interface.scene(of: controller) }
    if let title = controller._interface?.title, controller.title == nil { controller.title = title }
    controller.loadViewIfNeeded()
    controller._appear()
    guard isInNavigation || controller.title != nil || controller._navigationItem != nil else {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Self.Context) {}
}
