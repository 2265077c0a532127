// SwiftUI: the declarations of UIViewControllerRepresentable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

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
  func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  var body: Never { get }
}
