// Foundation: the declarations of LocalizedStringResource that only Apple's platforms have, with code of our own.

struct LocalizedStringResource: Equatable, Codable, Sendable, CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation
{
  typealias StringLiteralType = String
  typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
  let key: String
  let defaultValue: String.LocalizationValue
  let table: String?
  var bundle: LocalizedStringResource.BundleDescription
  var locale: Locale
  /// Where the code has words beside the key, which count where no catalog has it.
  var _words: String?
  var localizedStringResource: LocalizedStringResource { self }
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = keyAndValue._key
    self.defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }
  init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
    self._words = defaultValue._key
  }
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .main, comment: comment)
  }
  init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: .main, comment: comment)
  }
  init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }
  init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
  static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table
  }
}
