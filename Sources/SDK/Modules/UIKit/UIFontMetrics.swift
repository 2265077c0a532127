// UIKit: the declarations of UIFontMetrics.

class UIFontMetrics: NSObject {
  static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  let _style: UIFont.TextStyle
  init(forTextStyle textStyle: UIFont.TextStyle) { _style = textStyle }
  func scaledFont(for font: UIFont) -> UIFont { font }
  func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  func scaledValue(for value: CGFloat) -> CGFloat { value }
  func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}
