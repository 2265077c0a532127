// UIKit: the declarations of UIFont.

class UIFont: NSObject, NSSecureCoding {
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
    /// In points at the text size that the system starts with.
    ///
    /// https://developer.apple.com/design/human-interface-guidelines/typography
    var _size: CGFloat {
      let sizes: [String: CGFloat] = [
        "largeTitle": 34, "extraLargeTitle": 36, "extraLargeTitle2": 28, "title1": 28, "title2": 22,
        "title3": 20, "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13,
        "caption1": 12, "caption2": 11,
      ]
      return sizes[rawValue] ?? 17
    }
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
    init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  }
  struct Width: Hashable, RawRepresentable {
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    static let condensed = Width(rawValue: -0.2)
    static let standard = Width(rawValue: 0)
    static let expanded = Width(rawValue: 0.2)
    static let compressed = Width(rawValue: -0.4)
  }
  static let systemFontSize: CGFloat = 14
  static let smallSystemFontSize: CGFloat = 12
  static let labelFontSize: CGFloat = 17
  static let buttonFontSize: CGFloat = 18
  let fontName: String
  let pointSize: CGFloat
  let _weight: UIFont.Weight
  let _textStyle: UIFont.TextStyle?
  let _traits: UIFontDescriptor.SymbolicTraits

  init(
    _name name: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular,
    style: UIFont.TextStyle? = nil, traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    fontName = name
    pointSize = size
    _weight = weight
    _textStyle = style
    _traits = weight.rawValue >= UIFont.Weight.bold.rawValue ? traits.union(.traitBold) : traits
  }
  class var supportsSecureCoding: Bool { true }
  required init?(coder: NSCoder)
  func encode(with coder: NSCoder)
  convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(_name: fontName, fontSize) }
  convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor._font
    self.init(
      _name: font.fontName, pointSize > 0 ? pointSize : font.pointSize, font._weight,
      style: font._textStyle, traits: font._traits.union(descriptor.symbolicTraits))
  }

  static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(_name: ".SFUI-Regular", style._size, style == .headline ? .semibold : .regular, style: style)
  }
  static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_name: ".SFUI-Regular", fontSize) }
  static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_name: ".SFUI-Regular", fontSize, weight)
  }
  static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    UIFont(_name: ".SFUI-Regular", fontSize, weight)
  }
  static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_name: ".SFUI-Semibold", fontSize, .bold)
  }
  static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_name: ".SFUI-RegularItalic", fontSize, traits: .traitItalic)
  }
  static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_name: ".SFUIMono-Regular", fontSize, weight, traits: .traitMonoSpace)
  }
  static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_name: ".SFUI-Regular", fontSize, weight)
  }
  static var familyNames: [String] { get }
  static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  var familyName: String { fontName.hasPrefix(".") ? ".AppleSystemUIFont" : fontName }
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_font: self, _traits) }
  // About what the system's own font has.
  var ascender: CGFloat { pointSize * 0.952 }
  var descender: CGFloat { pointSize * -0.241 }
  var lineHeight: CGFloat { ascender - descender }
  var leading: CGFloat { 0 }
  var capHeight: CGFloat { pointSize * 0.705 }
  var xHeight: CGFloat { pointSize * 0.526 }
  func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(_name: fontName, fontSize, _weight, style: _textStyle, traits: _traits)
  }

  /// About how much room a text takes: no font is there to measure it by.
  func _size(of text: String, within width: CGFloat) -> CGSize {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map { CGFloat($0.count) * pointSize * 0.5 }
    let widest = widths.reduce(0) { max($0, $1) }
    if width <= 0 || widest <= width {
      return CGSize(width: widest, height: CGFloat(lines.count) * lineHeight)
    }
    let count = widths.reduce(CGFloat(0)) { $0 + max(1, ($1 / width).rounded(.up)) }
    return CGSize(width: width, height: count * lineHeight)
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && _weight == other._weight
  }
  override var hash: Int { fontName.hashValue }
}
