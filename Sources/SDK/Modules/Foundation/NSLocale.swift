// Foundation: the declarations of NSLocale.
// Declared as the toolchain's interface has it, with code of our own.

class NSLocale: NSObject, NSCopying, NSSecureCoding, Sendable {
  typealias LanguageDirection = Locale.LanguageDirection
  struct Key: RawRepresentable, Hashable, Sendable {
    static let identifier = NSLocale.Key(rawValue: "kCFLocaleIdentifierKey")
    static let languageCode = NSLocale.Key(rawValue: "kCFLocaleLanguageCodeKey")
    static let countryCode = NSLocale.Key(rawValue: "kCFLocaleCountryCodeKey")
    static let scriptCode = NSLocale.Key(rawValue: "kCFLocaleScriptCodeKey")
    static let variantCode = NSLocale.Key(rawValue: "kCFLocaleVariantCodeKey")
    static let exemplarCharacterSet = NSLocale.Key(rawValue: "kCFLocaleExemplarCharacterSetKey")
    static let calendar = NSLocale.Key(rawValue: "kCFLocaleCalendarKey")
    static let collationIdentifier = NSLocale.Key(rawValue: "collation")
    static let usesMetricSystem = NSLocale.Key(rawValue: "kCFLocaleUsesMetricSystemKey")
    static let measurementSystem = NSLocale.Key(rawValue: "kCFLocaleMeasurementSystemKey")
    static let decimalSeparator = NSLocale.Key(rawValue: "kCFLocaleDecimalSeparatorKey")
    static let groupingSeparator = NSLocale.Key(rawValue: "kCFLocaleGroupingSeparatorKey")
    static let currencySymbol = NSLocale.Key(rawValue: "kCFLocaleCurrencySymbolKey")
    static let currencyCode = NSLocale.Key(rawValue: "currency")
    static let collatorIdentifier = NSLocale.Key(rawValue: "kCFLocaleCollatorIdentifierKey")
    static let quotationBeginDelimiterKey = NSLocale.Key(rawValue: "kCFLocaleQuotationBeginDelimiterKey")
    static let quotationEndDelimiterKey = NSLocale.Key(rawValue: "kCFLocaleQuotationEndDelimiterKey")
    static let calendarIdentifier = NSLocale.Key(rawValue: "kCFLocaleCalendarIdentifierKey")
    static let alternateQuotationBeginDelimiterKey = NSLocale.Key(
      rawValue: "kCFLocaleAlternateQuotationBeginDelimiterKey")
    static let alternateQuotationEndDelimiterKey = NSLocale.Key(
      rawValue: "kCFLocaleAlternateQuotationEndDelimiterKey")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  static var supportsSecureCoding: Bool { true }
  let _locale: Locale
  class var current: Locale { Locale.current }
  class var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }
  class var system: Locale { Locale(identifier: "") }
  class var availableLocaleIdentifiers: [String] { Locale.availableIdentifiers }
  class var isoLanguageCodes: [String] { Locale.isoLanguageCodes }
  class var isoCountryCodes: [String] { Locale.isoRegionCodes }
  class var isoCurrencyCodes: [String] { Locale.isoCurrencyCodes }
  class var commonISOCurrencyCodes: [String] { Locale.commonISOCurrencyCodes }
  class var preferredLanguages: [String] { Locale.preferredLanguages }
  static let currentLocaleDidChangeNotification = NSNotification.Name(
    "kCFLocaleCurrentLocaleDidChangeNotification")
  override var hash: Int { _locale.hashValue }
  var localeIdentifier: String { _locale.identifier }
  var languageCode: String { _locale.language.languageCode?.identifier ?? "" }
  var countryCode: String? { _locale.region?.identifier }
  var regionCode: String? { _locale.region?.identifier }
  var currencyCode: String? { _locale.currency?.identifier }
  var currencySymbol: String { _locale.currencySymbol ?? "" }
  var decimalSeparator: String { _locale.decimalSeparator ?? "" }
  var groupingSeparator: String { _locale.groupingSeparator ?? "" }
  var usesMetricSystem: Bool { _locale.measurementSystem == .metric }
  init(localeIdentifier string: String) { _locale = Locale(identifier: string) }
  init(_ locale: Locale) { _locale = locale }
  required convenience init?(coder aDecoder: NSCoder)
  class func components(fromLocaleIdentifier string: String) -> [String: String] {
    Locale.components(fromIdentifier: string)
  }
  class func localeIdentifier(fromComponents dict: [String: String]) -> String {
    Locale.identifier(fromComponents: dict)
  }
  class func canonicalLocaleIdentifier(from string: String) -> String {
    Locale.canonicalIdentifier(from: string)
  }
  class func canonicalLanguageIdentifier(from string: String) -> String {
    Locale.canonicalLanguageIdentifier(from: string)
  }
  class func localeIdentifier(fromWindowsLocaleCode lcid: UInt32) -> String?
  class func windowsLocaleCode(fromLocaleIdentifier localeIdentifier: String) -> UInt32
  class func characterDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection {
    Locale.characterDirection(forLanguage: isoLangCode)
  }
  class func lineDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection {
    Locale.lineDirection(forLanguage: isoLangCode)
  }

  func object(forKey key: NSLocale.Key) -> Any? {
    switch key {
    case .identifier: return localeIdentifier
    case .languageCode: return languageCode
    case .countryCode: return countryCode
    case .scriptCode: return _locale.language.script?.identifier
    case .currencyCode: return currencyCode
    case .currencySymbol: return _locale.currencySymbol
    case .decimalSeparator: return _locale.decimalSeparator
    case .groupingSeparator: return _locale.groupingSeparator
    case .usesMetricSystem: return usesMetricSystem
    case .calendar: return _locale.calendar
    default: return _other(key)
    }
  }

  func _other(_ key: NSLocale.Key) -> Any?

  func displayName(forKey key: NSLocale.Key, value: String) -> String? {
    switch key {
    case .identifier: return _locale.localizedString(forIdentifier: value)
    case .languageCode: return _locale.localizedString(forLanguageCode: value)
    case .countryCode: return _locale.localizedString(forRegionCode: value)
    case .scriptCode: return _locale.localizedString(forScriptCode: value)
    case .variantCode: return _locale.localizedString(forVariantCode: value)
    case .currencyCode: return _locale.localizedString(forCurrencyCode: value)
    case .currencySymbol: return _currencySymbol(ofCode: value)
    case .collationIdentifier: return _locale.localizedString(forCollationIdentifier: value)
    case .collatorIdentifier: return _locale.localizedString(forCollatorIdentifier: value)
    default: return nil
    }
  }

  /// The sign of a currency as the locale writes it.
  func _currencySymbol(ofCode code: String) -> String? {
    let formatter = NumberFormatter()
    formatter.locale = _locale
    formatter.numberStyle = .currency
    formatter.currencyCode = code
    return formatter.currencySymbol
  }

  func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    _locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  func localizedString(forLanguageCode languageCode: String) -> String? {
    _locale.localizedString(forLanguageCode: languageCode)
  }
  func localizedString(forCountryCode countryCode: String) -> String? {
    _locale.localizedString(forRegionCode: countryCode)
  }
  func localizedString(forCurrencyCode currencyCode: String) -> String? {
    _locale.localizedString(forCurrencyCode: currencyCode)
  }
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSLocale)?._locale == _locale }
  func encode(with aCoder: NSCoder)
}
