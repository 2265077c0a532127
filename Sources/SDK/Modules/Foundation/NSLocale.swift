// Foundation: the declarations of NSLocale.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSLocale: NSObject, NSCopying, NSSecureCoding, Sendable {
  typealias LanguageDirection = Locale.LanguageDirection
  struct Key: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let identifier: NSLocale.Key
    static let languageCode: NSLocale.Key
    static let countryCode: NSLocale.Key
    static let scriptCode: NSLocale.Key
    static let variantCode: NSLocale.Key
    static let exemplarCharacterSet: NSLocale.Key
    static let calendar: NSLocale.Key
    static let collationIdentifier: NSLocale.Key
    static let usesMetricSystem: NSLocale.Key
    static let measurementSystem: NSLocale.Key
    static let decimalSeparator: NSLocale.Key
    static let groupingSeparator: NSLocale.Key
    static let currencySymbol: NSLocale.Key
    static let currencyCode: NSLocale.Key
    static let collatorIdentifier: NSLocale.Key
    static let quotationBeginDelimiterKey: NSLocale.Key
    static let quotationEndDelimiterKey: NSLocale.Key
    static let calendarIdentifier: NSLocale.Key
    static let alternateQuotationBeginDelimiterKey: NSLocale.Key
    static let alternateQuotationEndDelimiterKey: NSLocale.Key
    let rawValue: String
    init(rawValue: String)
  }
  static var supportsSecureCoding: Bool { get }
  class var current: Locale { get }
  class var system: Locale { get }
  class var availableLocaleIdentifiers: [String] { get }
  class var isoLanguageCodes: [String] { get }
  class var isoCountryCodes: [String] { get }
  class var isoCurrencyCodes: [String] { get }
  class var commonISOCurrencyCodes: [String] { get }
  class var preferredLanguages: [String] { get }
  static let currentLocaleDidChangeNotification: NSNotification.Name
  override var hash: Int { get }
  init(localeIdentifier string: String)
  required convenience init?(coder aDecoder: NSCoder)
  class func components(fromLocaleIdentifier string: String) -> [String: String]
  class func localeIdentifier(fromComponents dict: [String: String]) -> String
  class func canonicalLocaleIdentifier(from string: String) -> String
  class func canonicalLanguageIdentifier(from string: String) -> String
  class func localeIdentifier(fromWindowsLocaleCode lcid: UInt32) -> String?
  class func windowsLocaleCode(fromLocaleIdentifier localeIdentifier: String) -> UInt32
  class func characterDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
  class func lineDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
  func object(forKey key: NSLocale.Key) -> Any?
  func displayName(forKey key: NSLocale.Key, value: String) -> String?
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
  func encode(with aCoder: NSCoder)
}
