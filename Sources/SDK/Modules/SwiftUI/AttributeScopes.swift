// SwiftUI: the declarations of AttributeScopes.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension AttributeScopes {
  var swiftUI: AttributeScopes.SwiftUIAttributes.Type { get }
  struct SwiftUIAttributes: AttributeScope {
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
    let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
    let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
    let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
    let alignment: AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
    let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    let adaptiveImageGlyph: AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute
    let accessibility: AttributeScopes.AccessibilityAttributes
    let foundation: AttributeScopes.FoundationAttributes
    typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    typealias EncodingConfiguration = AttributeScopeCodableConfiguration
  }
}

extension AttributeScopes.SwiftUIAttributes {
  enum FontAttribute: AttributedStringKey {
    typealias Value = Font
    static let name = "SwiftUI.Font"
  }
  enum ForegroundColorAttribute: AttributedStringKey {
    typealias Value = Color
    static let name = "SwiftUI.ForegroundColor"
  }
  enum BackgroundColorAttribute: AttributedStringKey {
    typealias Value = Color
    static let name = "SwiftUI.BackgroundColor"
  }
  enum StrikethroughStyleAttribute: AttributedStringKey {
    typealias Value = Text.LineStyle
    static let name = "SwiftUI.StrikethroughStyle"
  }
  enum UnderlineStyleAttribute: AttributedStringKey {
    typealias Value = Text.LineStyle
    static let name = "SwiftUI.UnderlineStyle"
  }
  enum KerningAttribute: CodableAttributedStringKey {
    typealias Value = CGFloat
    static let name = "SwiftUI.Kern"
  }
  enum TrackingAttribute: CodableAttributedStringKey {
    typealias Value = CGFloat
    static let name = "SwiftUI.Tracking"
  }
  enum BaselineOffsetAttribute: CodableAttributedStringKey {
    typealias Value = CGFloat
    static let name = "SwiftUI.BaselineOffset"
  }
  enum AdaptiveImageGlyphAttribute: AttributedStringKey {
    typealias Value = AttributedString.AdaptiveImageGlyph
    static let name = "SwiftUI.AdaptiveImageGlyph"
    static var inheritedByAddedText: Bool { get set }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
  }
}

extension AttributeScopes.SwiftUIAttributes.FontAttribute: CodableAttributedStringKey {
  static func decode(from decoder: any Decoder) throws -> Font
  static func encode(_ value: Font, to encoder: any Encoder) throws
}

extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: CodableAttributedStringKey {
  static func decode(from decoder: any Decoder) throws
    -> AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.Value
  static func encode(
    _ value: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.Value, to encoder: any Encoder) throws
}

extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: CodableAttributedStringKey {
  static func decode(from decoder: any Decoder) throws
    -> AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.Value
  static func encode(
    _ value: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.Value, to encoder: any Encoder) throws
}

extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: CodableAttributedStringKey {
  static func decode(from decoder: any Decoder) throws
    -> AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.Value
  static func encode(
    _ value: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.Value, to encoder: any Encoder)
    throws
}

extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: CodableAttributedStringKey {
  static func decode(from decoder: any Decoder) throws
    -> AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.Value
  static func encode(
    _ value: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.Value, to encoder: any Encoder) throws
}

extension AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute: CodableAttributedStringKey {}
