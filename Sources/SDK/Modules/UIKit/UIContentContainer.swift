// UIKit: the declarations of UIContentContainer.

protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}
