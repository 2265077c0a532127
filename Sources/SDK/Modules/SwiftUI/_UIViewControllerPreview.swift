// SwiftUI: the declarations of _UIViewControllerPreview.
// Declared as the framework's interface has it, with code of our own.

/// A controller of UIKit as a preview shows it.
struct _UIViewControllerPreview: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Self.Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Self.Context) {}
}
