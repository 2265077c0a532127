// UIKit: the declarations of UIGraphicsImageRendererFormat.

class UIGraphicsImageRendererFormat: NSObject {
  required override init() { super.init() }
  class func `default`() -> Self { self.init() }
  class func preferred() -> Self { self.init() }
  convenience init(for traitCollection: UITraitCollection) { self.init() }
  var scale: CGFloat = 1
  var opaque: Bool = false
}
