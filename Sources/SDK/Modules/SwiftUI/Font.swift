// SwiftUI: the declarations of Font.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Font: Hashable {
  struct Context: Hashable, CustomDebugStringConvertible {
    var debugDescription: String { get }
  }
  struct Resolved: Hashable {
    var isBold: Bool { get }
    var isItalic: Bool { get }
    var pointSize: CGFloat { get }
    var weight: Font.Weight { get }
    var width: Font.Width { get }
    var leading: Font.Leading { get }
    var isMonospaced: Bool { get }
    var isLowercaseSmallCaps: Bool { get }
    var isUppercaseSmallCaps: Bool { get }
    var isSmallCaps: Bool { get }
  }
  func resolve(in context: Font.Context) -> Font.Resolved
  static let largeTitle: Font
  static let title: Font
  static let title2: Font
  static let title3: Font
  static let headline: Font
  static let subheadline: Font
  static let body: Font
  static let callout: Font
  static let footnote: Font
  static let caption: Font
  static let caption2: Font
  static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
  @_disfavoredOverload static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font
  enum TextStyle: CaseIterable, Codable, Hashable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  func italic() -> Font
  func italic(_ isActive: Bool) -> Font
  func smallCaps() -> Font
  func smallCaps(_ isActive: Bool) -> Font
  func lowercaseSmallCaps() -> Font
  func lowercaseSmallCaps(_ isActive: Bool) -> Font
  func uppercaseSmallCaps() -> Font
  func uppercaseSmallCaps(_ isActive: Bool) -> Font
  func monospacedDigit() -> Font
  func weight(_ weight: Font.Weight) -> Font
  func width(_ width: Font.Width) -> Font
  func bold() -> Font
  func bold(_ isActive: Bool) -> Font
  func monospaced() -> Font
  func monospaced(_ isActive: Bool) -> Font
  func leading(_ leading: Font.Leading) -> Font
  func pointSize(_ size: CGFloat) -> Font
  func scaled(by factor: CGFloat) -> Font
  struct Weight: Hashable {
    static let ultraLight: Font.Weight
    static let thin: Font.Weight
    static let light: Font.Weight
    static let regular: Font.Weight
    static let medium: Font.Weight
    static let semibold: Font.Weight
    static let bold: Font.Weight
    static let heavy: Font.Weight
    static let black: Font.Weight
  }
  struct Width: Hashable {
    var value: CGFloat { get set }
    static let compressed: Font.Width
    static let condensed: Font.Width
    static let standard: Font.Width
    static let expanded: Font.Width
    init(_ value: CGFloat)
  }
  enum Leading: Hashable {
    case standard
    case tight
    case loose
  }
  static var `default`: Font { get }
  static func custom(_ name: String, size: CGFloat) -> Font
  static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
  static func custom(_ name: String, fixedSize: CGFloat) -> Font
  static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
  @_disfavoredOverload static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font
  enum Design: Hashable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}
