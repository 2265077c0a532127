// UIKit: the declarations of UIContextualAction.

class UIContextualAction: NSObject {
  typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  enum Style: Int, Sendable {
    case normal, destructive
  }
  let style: UIContextualAction.Style
  let handler: UIContextualAction.Handler
  var title: String?
  var image: UIImage?
  var backgroundColor: UIColor!
  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }
  init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.handler = handler
    self.title = title
  }
  override var _ownLabel: String? { title ?? image?.accessibilityLabel }

  /// The same as an action of the Actions rotor; nil for one without words.
  func _action(on view: UIView) -> _NodeAction? {
    guard let name = accessibilityLabel ?? image?._name, !name.isEmpty else { return nil }
    return _NodeAction(name: name) { self.handler(self, view) { _ in } }
  }
}
