// Foundation: the declarations of AttributeScopes.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum AttributeScopes {
  struct FoundationAttributes: AttributeScope {
    typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    enum LinkAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = URL
      static let name = "NSLink"
    }
    enum LanguageIdentifierAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = String
      static let name = "NSLanguage"
    }
    enum PersonNameComponentAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
      enum Component: String, Decodable, Encodable, Sendable {
        typealias RawValue = String
        case givenName
        case familyName
        case middleName
        case namePrefix
        case nameSuffix
        case nickname
        case delimiter
        init?(rawValue: String)
      }
      static let name = "NSPersonNameComponentKey"
    }
    struct NumberFormatAttributes: AttributeScope {
      typealias EncodingConfiguration = AttributeScopeCodableConfiguration
      typealias DecodingConfiguration = AttributeScopeCodableConfiguration
      enum NumberPartAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
        typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
          .NumberPart
        enum NumberPart: Int, Decodable, Encodable, Sendable {
          typealias RawValue = Int
          case integer
          case fraction
          init?(rawValue: Int)
        }
        static let name = "Foundation.NumberFormatPart"
      }
      enum SymbolAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
        typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
        enum Symbol: Int, Decodable, Encodable, Sendable {
          typealias RawValue = Int
          case groupingSeparator
          case sign
          case decimalSeparator
          case currency
          case percent
          init?(rawValue: Int)
        }
        static let name = "Foundation.NumberFormatSymbol"
      }
      let numberSymbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute
      let numberPart: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
    }
    enum DateFieldAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
      enum Field: Hashable, Decodable, Encodable, Sendable {
        case era
        case year
        case relatedGregorianYear
        case quarter
        case month
        case weekOfYear
        case weekOfMonth
        case weekday
        case weekdayOrdinal
        case day
        case dayOfYear
        case amPM
        case hour
        case minute
        case second
        case secondFraction
        case timeZone
        init(from decoder: any Decoder) throws
        func encode(to encoder: any Encoder) throws
      }
      static let name = "Foundation.DateFormatField"
    }
    enum AlternateDescriptionAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = String
      static let name = "NSAlternateDescription"
    }
    enum ImageURLAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = URL
      static let name = "NSImageURL"
    }
    enum ReplacementIndexAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = Int
      static let name = "NSReplacementIndex"
    }
    struct MeasurementAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
      enum Component: Int, Decodable, Encodable, Sendable {
        typealias RawValue = Int
        case value
        case unit
        init?(rawValue: Int)
      }
      static let name = "Foundation.MeasurementAttribute"
    }
    enum ByteCountAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
      enum Component: Hashable, Decodable, Encodable, Sendable {
        case value
        case spelledOutValue
        case unit(AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit)
        case actualByteCount
        init(from decoder: any Decoder) throws
      }
      enum Unit: Hashable, Decodable, Encodable, Sendable {
        case byte
        case kb
        case mb
        case gb
        case tb
        case pb
        case eb
        case zb
        case yb
        init(from decoder: any Decoder) throws
      }
      static let name = "Foundation.ByteCountAttribute"
    }
    enum DurationFieldAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
      enum Field: Int, Decodable, Encodable, Sendable {
        typealias RawValue = Int
        case weeks
        case days
        case hours
        case minutes
        case seconds
        case microseconds
        case milliseconds
        case nanoseconds
        init?(rawValue: Int)
      }
      static let name = "Foundation.DurationFieldAttribute"
    }
    enum WritingDirectionAttribute: EncodableAttributedStringKey, DecodableAttributedStringKey {
      typealias Value = AttributedString.WritingDirection
      static let name = "NSWritingDirection"
      static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
      static let inheritedByAddedText = false
    }
    let link: AttributeScopes.FoundationAttributes.LinkAttribute
    let languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
    let personNameComponent: AttributeScopes.FoundationAttributes.PersonNameComponentAttribute
    let numberFormat: AttributeScopes.FoundationAttributes.NumberFormatAttributes
    let dateField: AttributeScopes.FoundationAttributes.DateFieldAttribute
    let alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute
    let imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute
    let replacementIndex: AttributeScopes.FoundationAttributes.ReplacementIndexAttribute
    let measurement: AttributeScopes.FoundationAttributes.MeasurementAttribute
    let byteCount: AttributeScopes.FoundationAttributes.ByteCountAttribute
    let durationField: AttributeScopes.FoundationAttributes.DurationFieldAttribute
    let writingDirection: AttributeScopes.FoundationAttributes.WritingDirectionAttribute
  }
  var foundation: AttributeScopes.FoundationAttributes.Type { get }
}
