// UIKit: the declarations of UIBarAppearance.

class UIBarAppearance: NSObject {
  required override init() { super.init() }
  convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  convenience init(barAppearance: UIBarAppearance) { self.init() }
  var backgroundColor: UIColor?
  var backgroundEffect: UIBlurEffect?
  var backgroundImage: UIImage?
  var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
  func configureWithDefaultBackground() {}
  func configureWithOpaqueBackground() {}
  func configureWithTransparentBackground() {}
  override func copy() -> Any { self }
}
