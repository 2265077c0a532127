// Foundation: the declarations of String that only Apple's platforms have.

extension String {
  struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    typealias StringLiteralType = String
    enum Placeholder: Int, Codable, Sendable {
      case int
      case uint
      case float
      case double
      case object
    }
    struct StringInterpolation: StringInterpolationProtocol, Sendable {
      typealias StringLiteralType = String
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: String)
      mutating func appendInterpolation(_ string: String)
      mutating func appendInterpolation(_ substring: Substring)
      mutating func appendInterpolation(_ attributedString: AttributedString)
      mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring)
      mutating func appendInterpolation(_ resource: LocalizedStringResource)
      mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: ReferenceConvertible
      mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: NSObject
      mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
      mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString
      mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
      mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable
      mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder)
      mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String)
      @_disfavoredOverload mutating func appendInterpolation<T>(_ value: T)
    }
    init(_ value: String)
    init(stringLiteral value: String)
    init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    static func == (a: String.LocalizationValue, b: String.LocalizationValue) -> Bool
  }
  struct LocalizationOptions: Sendable {
    var replacements: [any CVarArg]? { get set }
    init()
  }
  init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil)
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
  init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil)
  init(localized resource: LocalizedStringResource)
  init(localized resource: LocalizedStringResource, options: String.LocalizationOptions)
  func variantFittingPresentationWidth(_ width: Int) -> String
}

extension String.StandardComparator {
  static let localizedStandard = String.StandardComparator(kind: .localizedStandard)
  static let localized = String.StandardComparator(kind: .localized)
}
