// UIKit: the declarations of UIAccessibilityLocationDescriptor.

class UIAccessibilityLocationDescriptor: NSObject {
  let name: String
  let attributedName: NSAttributedString
  let point: CGPoint
  weak var view: UIView?

  init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    name = attributedName.string
    self.attributedName = attributedName
    self.point = point
    self.view = view
  }
  convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}
