// Foundation: the declarations of String that only Apple's platforms have, with code of our own.

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
    /// A key of the app's translations: for `"\(count) items"` it is `%lld items`, and the count an argument.
    var _key: String
    var _arguments: [Any]
    struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var _key = ""
      var _arguments: [Any] = []
      typealias StringLiteralType = String
      init(literalCapacity: Int, interpolationCount: Int) {}
      mutating func _append(_ specifier: String, _ argument: Any) {
        _key += specifier
        _arguments.append(argument)
      }
      mutating func appendLiteral(_ literal: String) { _key += _AppTexts.escaped(literal) }
      mutating func appendInterpolation(_ string: String) { _append("%@", string) }
      mutating func appendInterpolation(_ substring: Substring) { _append("%@", String(substring)) }
      mutating func appendInterpolation(_ attributedString: AttributedString) {
        _append("%@", String(attributedString.characters))
      }
      mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
        _append("%@", String(attributedSubstring.characters))
      }
      mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        _append("%@", String(localized: resource))
      }
      mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: ReferenceConvertible { _append("%@", formatter?.string(for: subject) ?? subject) }
      mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: NSObject { _append("%@", formatter?.string(for: subject) ?? subject) }
      mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        _append("%@", format.format(input))
      }
      mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        _append("%@", String(format.format(input).characters))
      }
      mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
        _append(value._specifier, value)
      }
      mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
        _append(specifier, value)
      }
      mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder)
      mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String)
      @_disfavoredOverload mutating func appendInterpolation<T>(_ value: T) { _append("%@", value) }
    }
    init(_ value: String) {
      _key = value
      _arguments = []
    }
    init(stringLiteral value: String) { self.init(value) }
    init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      _key = stringInterpolation._key
      _arguments = stringInterpolation._arguments
    }
    static func == (a: String.LocalizationValue, b: String.LocalizationValue) -> Bool {
      a._key == b._key && "\(a._arguments)" == "\(b._arguments)"
    }
  }
  struct LocalizationOptions: Sendable {
    var replacements: [any CVarArg]?
    init() {}
  }
  init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = _AppTexts.text(keyAndValue._key, keyAndValue._arguments, table: table, words: nil)
  }
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = _AppTexts.text("\(key)", defaultValue._arguments, table: table, words: defaultValue._key)
  }
  init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: keyAndValue, table: table)
  }
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: key, defaultValue: defaultValue, table: table)
  }
  init(localized resource: LocalizedStringResource) {
    self = _AppTexts.text(
      resource.key, resource.defaultValue._arguments, table: resource.table, words: resource._words)
  }
  init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self.init(localized: resource)
  }
  func variantFittingPresentationWidth(_ width: Int) -> String
}

extension String.StandardComparator {
  static let localizedStandard = String.StandardComparator(kind: .localizedStandard)
  static let localized = String.StandardComparator(kind: .localized)
}

extension String {
  // Declared with a pointer, which an array is lent as wherever one is wanted.
  init(utf16CodeUnits: [UInt16], count: Int) {
    self.init(decoding: utf16CodeUnits.prefix(count), as: UTF16.self)
  }
}
