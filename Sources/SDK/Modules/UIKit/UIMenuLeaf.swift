// UIKit: the declarations of UIMenuLeaf.

protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}
