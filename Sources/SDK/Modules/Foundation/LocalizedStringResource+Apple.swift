// Foundation: the declarations of LocalizedStringResource that only Apple's platforms have.

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
  var bundle: LocalizedStringResource.BundleDescription { get set }
  var locale: Locale { get set }
  var localizedStringResource: LocalizedStringResource { get }
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
  init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil)
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil)
  init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil)
  init(stringLiteral value: String)
  init(stringInterpolation: String.LocalizationValue.StringInterpolation)
  static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool
}
