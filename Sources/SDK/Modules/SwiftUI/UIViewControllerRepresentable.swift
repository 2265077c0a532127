// SwiftUI: the declarations of UIViewControllerRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
  typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
}

extension UIViewControllerRepresentable where Self.Coordinator == () {
  func makeCoordinator() -> Self.Coordinator {}
}

extension UIViewControllerRepresentable {
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
  var body: Never { get }

  /// The controller at the representable's place: made once, updated each time when its view is there.
  func _hosted(at place: _Place) -> NSObject {
    let stage: _Stage<Self.Coordinator> = place.kept { _Stage(makeCoordinator()) }.value
    let context = Self.Context(coordinator: stage.coordinator, environment: place.environment)
    if stage.object == nil { stage.show(makeUIViewController(context: context)) }
    guard let shown = stage.object as? Self.UIViewControllerType else { return UIView() }
    updateUIViewController(shown, context: context)
    return shown
  }
}
