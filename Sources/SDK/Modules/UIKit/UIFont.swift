// UIKit: the declarations of UIFont.
// Declared as the framework's interface has it, with code of our own.

class UIFont: NSObject {
  struct TextStyle: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let largeTitle = TextStyle(rawValue: "largeTitle")
    static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    static let title1 = TextStyle(rawValue: "title1")
    static let title2 = TextStyle(rawValue: "title2")
    static let title3 = TextStyle(rawValue: "title3")
    static let headline = TextStyle(rawValue: "headline")
    static let subheadline = TextStyle(rawValue: "subheadline")
    static let body = TextStyle(rawValue: "body")
    static let callout = TextStyle(rawValue: "callout")
    static let footnote = TextStyle(rawValue: "footnote")
    static let caption1 = TextStyle(rawValue: "caption1")
    static let caption2 = TextStyle(rawValue: "caption2")
  }
  struct Weight: Hashable, RawRepresentable {
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    static let ultraLight = Weight(rawValue: -0.8)
    static let thin = Weight(rawValue: -0.6)
    static let light = Weight(rawValue: -0.4)
    static let regular = Weight(rawValue: 0)
    static let medium = Weight(rawValue: 0.23)
    static let semibold = Weight(rawValue: 0.3)
    static let bold = Weight(rawValue: 0.4)
    static let heavy = Weight(rawValue: 0.56)
    static let black = Weight(rawValue: 0.62)
  }
  init?(name fontName: String, size fontSize: CGFloat)
  static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  static func systemFont(ofSize fontSize: CGFloat) -> UIFont
  static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  var fontName: String { get }
  var familyName: String { get }
  var pointSize: CGFloat { get }
  var lineHeight: CGFloat { get }
  var ascender: CGFloat { get }
  var descender: CGFloat { get }
  func withSize(_ fontSize: CGFloat) -> UIFont
}
