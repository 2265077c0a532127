// SwiftUI: the declarations of UIViewRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
  typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
}

extension UIViewRepresentable where Self.Coordinator == () {
  func makeCoordinator() -> Self.Coordinator {}
}

extension UIViewRepresentable {
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? {
    nil
  }
  var body: Never { get }

  /// The view at the representable's place: made once, updated each time.
  func _hosted(at place: _Place) -> NSObject {
    let stage: _Stage<Self.Coordinator> = place.kept { _Stage(makeCoordinator()) }.value
    let context = Self.Context(coordinator: stage.coordinator, environment: place.environment)
    if stage.object == nil { stage.show(makeUIView(context: context)) }
    guard let shown = stage.object as? Self.UIViewType else { return UIView() }
    updateUIView(shown, context: context)
    shown.layoutIfNeeded()
    return shown
  }
}
