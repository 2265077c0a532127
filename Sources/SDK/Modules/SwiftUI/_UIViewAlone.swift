// SwiftUI: the declarations of _UIViewAlone.
// Declared as the framework's interface has it, with code of our own.

/// A view of UIKit that is opened by itself: from the interface file that is named after its class, where there is one.
struct _UIViewAlone: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Self.Context) -> UIView {
    let name = view._typeName
    if let file = _Interface.named(name, "xib", near: view) {
      for object in file.instantiate(owner: nil) {
        if object._typeName == name, let made = object as? UIView { return made }
      }
    }
    if view._lacksOutlets {
      _Interface.tell(
        "no interface file holds a '\(name)'; its outlets stand in for its views", missing: name)
      view._standIn(outletsOf: view, name)
    }
    return view
  }
  func updateUIView(_ uiView: UIView, context: Self.Context) {}
}
