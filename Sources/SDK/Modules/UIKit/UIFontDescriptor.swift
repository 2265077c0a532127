// UIKit: the declarations of UIFontDescriptor.

class UIFontDescriptor: NSObject {
  struct SymbolicTraits: OptionSet, Hashable, Sendable {
    static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  struct SystemDesign: Hashable, RawRepresentable, Sendable {
    static let `default` = SystemDesign(rawValue: "default")
    static let rounded = SystemDesign(rawValue: "rounded")
    static let serif = SystemDesign(rawValue: "serif")
    static let monospaced = SystemDesign(rawValue: "monospaced")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct AttributeName: Hashable, RawRepresentable, Sendable {
    static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    static let name = AttributeName(rawValue: "NSFontNameAttribute")
    static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct TraitKey: Hashable, RawRepresentable, Sendable {
    static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct FeatureKey: Hashable, RawRepresentable, Sendable {
    static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }

  let _font: UIFont
  let symbolicTraits: UIFontDescriptor.SymbolicTraits
  init(_font font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits) {
    _font = font
    symbolicTraits = traits
  }
  convenience init(name fontName: String, size: CGFloat) {
    self.init(_font: UIFont(_name: fontName, size), [])
  }
  convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(_font: UIFont(_name: name ?? ".SFUI-Regular", attributes[.size] as? CGFloat ?? 17), [])
  }
  var pointSize: CGFloat { _font.pointSize }
  var postscriptName: String { _font.fontName }
  var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    [.name: _font.fontName, .size: _font.pointSize]
  }
  func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(_font: _font, symbolicTraits)
  }
  func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }
  func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(_font: _font.withSize(newPointSize), symbolicTraits)
  }
  func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
  func withFace(_ newFace: String) -> UIFontDescriptor { self }
  func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    self
  }
  func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }
  static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}
