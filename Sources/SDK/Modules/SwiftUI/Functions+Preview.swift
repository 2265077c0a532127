// SwiftUI: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

// What `#Preview` may be given, where UIKit is there: a view of SwiftUI, a view or a controller of UIKit.
func _preview<Content>(@ViewBuilder _ body: () -> Content) -> Content where Content: View { body() }
func _preview(_ body: () -> UIView) -> _UIViewPreview { _UIViewPreview(view: body()) }
func _preview(_ body: () -> UIViewController) -> _UIViewControllerPreview {
  _UIViewControllerPreview(controller: body())
}
