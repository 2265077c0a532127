// UIKit: the declarations of UIImage.

extension UIImage {
  class Configuration: NSObject {
    var traitCollection: UITraitCollection? { nil }
    func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
    func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }
  enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
  enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    func fontWeight() -> UIFont.Weight { .regular }
  }
  class SymbolConfiguration: UIImage.Configuration {
    class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
    override init() { super.init() }
    convenience init(pointSize: CGFloat) { self.init() }
    convenience init(weight: UIImage.SymbolWeight) { self.init() }
    convenience init(scale: UIImage.SymbolScale) { self.init() }
    convenience init(textStyle: UIFont.TextStyle) { self.init() }
    convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
    convenience init(font: UIFont) { self.init() }
    convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init() }
    convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
    }
    convenience init(hierarchicalColor: UIColor) { self.init() }
    convenience init(paletteColors: [UIColor]) { self.init() }
    static func preferringMonochrome() -> Self { self.init() }
    static func preferringMulticolor() -> Self { self.init() }
  }
}
