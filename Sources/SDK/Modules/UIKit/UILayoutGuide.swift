// UIKit: the declarations of UILayoutGuide.

class UILayoutGuide: NSObject {
  weak var owningView: UIView?
  var identifier: String = ""
  var layoutFrame: CGRect { owningView?.bounds ?? CGRect.zero }
  var hasAmbiguousLayout: Bool { false }

  override init() { super.init() }
  init(_owner view: UIView, _ identifier: String) {
    owningView = view
    self.identifier = identifier
  }

  var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
  var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
  var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
  var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
  var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
  var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }
}
