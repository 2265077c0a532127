// UIKit: the declarations of UIContentView.

protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
