// SwiftUI: the declarations of UIViewRepresentable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

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
  func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable {
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  var body: Never { get }
}
