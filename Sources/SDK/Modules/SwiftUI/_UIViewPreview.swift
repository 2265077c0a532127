// SwiftUI: the declarations of _UIViewPreview.
// Declared as the framework's interface has it, with code of our own.

/// A view of UIKit as a preview shows it.
struct _UIViewPreview: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Self.Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Self.Context) {}
}
