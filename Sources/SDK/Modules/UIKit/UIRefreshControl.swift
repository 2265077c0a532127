// UIKit: the declarations of UIRefreshControl.

class UIRefreshControl: UIControl {
  convenience init() { self.init(frame: CGRect.zero) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var _isRefreshing = false
  var isRefreshing: Bool { _isRefreshing }
  var attributedTitle: NSAttributedString?
  func beginRefreshing() { _isRefreshing = true }
  func endRefreshing() { _isRefreshing = false }
}
