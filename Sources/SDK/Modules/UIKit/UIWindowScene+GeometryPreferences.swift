// UIKit: the declarations of UIWindowScene.

extension UIWindowScene {
  class GeometryPreferences: NSObject {
    class iOS: UIWindowScene.GeometryPreferences {
      override init() { super.init() }
      convenience init(interfaceOrientations: UIInterfaceOrientationMask) { self.init() }
    }
  }
}
