// Foundation: what the declarations of Locale are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addLocale() {
    addLocaleItself()
    addLocaleIdentifiers()
    addLocaleNames()
    addLocaleComponents()
    addLocaleLanguages()
    addLocaleRegions()
    addLocaleSettings()
  }

  private mutating func addLocaleItself() {
    value("Locale", Locale.self)
    make("Locale.preferredLanguages") { Locale.preferredLanguages }
    make("Locale.preferredLocales") { Locale.preferredLocales }
    make("Locale.commonISOCurrencyCodes") { Locale.commonISOCurrencyCodes }
    make("Locale.isoLanguageCodes") { Locale.isoLanguageCodes }
    make("Locale.isoRegionCodes") { Locale.isoRegionCodes }
    make("Locale.isoCurrencyCodes") { Locale.isoCurrencyCodes }
    property("Locale.identifier", \Locale.identifier)
    property("Locale.languageCode", \Locale.languageCode)
    property("Locale.regionCode", \Locale.regionCode)
    property("Locale.scriptCode", \Locale.scriptCode)
    property("Locale.variantCode", \Locale.variantCode)
    property("Locale.calendar", \Locale.calendar)
    property("Locale.collationIdentifier", \Locale.collationIdentifier)
    property("Locale.usesMetricSystem", \Locale.usesMetricSystem)
    property("Locale.decimalSeparator", \Locale.decimalSeparator)
    property("Locale.groupingSeparator", \Locale.groupingSeparator)
    property("Locale.currencySymbol", \Locale.currencySymbol)
    property("Locale.currencyCode", \Locale.currencyCode)
    property("Locale.collatorIdentifier", \Locale.collatorIdentifier)
    property("Locale.quotationBeginDelimiter", \Locale.quotationBeginDelimiter)
    property("Locale.quotationEndDelimiter", \Locale.quotationEndDelimiter)
    property("Locale.alternateQuotationBeginDelimiter", \Locale.alternateQuotationBeginDelimiter)
    property("Locale.alternateQuotationEndDelimiter", \Locale.alternateQuotationEndDelimiter)
    property("Locale.measurementSystem", \Locale.measurementSystem)
    property("Locale.currency", \Locale.currency)
    property("Locale.numberingSystem", \Locale.numberingSystem)
    property("Locale.availableNumberingSystems", \Locale.availableNumberingSystems)
    property("Locale.firstDayOfWeek", \Locale.firstDayOfWeek)
    property("Locale.language", \Locale.language)
    property("Locale.hourCycle", \Locale.hourCycle)
    property("Locale.collation", \Locale.collation)
    property("Locale.region", \Locale.region)
    property("Locale.timeZone", \Locale.timeZone)
    property("Locale.subdivision", \Locale.subdivision)
    property("Locale.variant", \Locale.variant)
    make("Locale.init(identifier:)") { (a: String) in Locale(identifier: a) }
    make("Locale.init(components:)") { (a: Locale.Components) in Locale(components: a) }
    make("Locale.init(languageComponents:)") { (a: Locale.Language.Components) in
      Locale(languageComponents: a)
    }
    make("Locale.init(languageCode:script:languageRegion:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale(languageCode: a, script: b, languageRegion: c)
    }
  }

  /// What identifiers of locales say, and how they are written.
  private mutating func addLocaleIdentifiers() {
    make("Locale.identifier(fromComponents:)") { (a: [String: String]) in Locale.identifier(fromComponents: a)
    }
    make("Locale.identifier(fromWindowsLocaleCode:)") { (a: Int) in
      Locale.identifier(fromWindowsLocaleCode: a)
    }
    make("Locale.identifier(_:from:)") { (a: Locale.IdentifierType, b: String) in
      Locale.identifier(a, from: b)
    }
    method("Locale.identifier(_:)") { (it: Locale, a: Locale.IdentifierType) in it.identifier(a) }
    make("Locale.canonicalIdentifier(from:)") { (a: String) in Locale.canonicalIdentifier(from: a) }
    make("Locale.canonicalLanguageIdentifier(from:)") { (a: String) in
      Locale.canonicalLanguageIdentifier(from: a)
    }
    make("Locale.windowsLocaleCode(fromIdentifier:)") { (a: String) in
      Locale.windowsLocaleCode(fromIdentifier: a)
    }
    make("Locale.components(fromIdentifier:)") { (a: String) in Locale.components(fromIdentifier: a) }
    make("Locale.characterDirection(forLanguage:)") { (a: String) in Locale.characterDirection(forLanguage: a)
    }
    make("Locale.lineDirection(forLanguage:)") { (a: String) in Locale.lineDirection(forLanguage: a) }
    value("Locale.LanguageDirection", Locale.LanguageDirection.self)
    value("Locale.IdentifierType", Locale.IdentifierType.self)
  }

  /// What is called how in the language of a locale.
  private mutating func addLocaleNames() {
    let names: KeyValuePairs<String, (Locale, String) -> String?> = [
      "forIdentifier": { $0.localizedString(forIdentifier: $1) },
      "forLanguageCode": { $0.localizedString(forLanguageCode: $1) },
      "forRegionCode": { $0.localizedString(forRegionCode: $1) },
      "forScriptCode": { $0.localizedString(forScriptCode: $1) },
      "forVariantCode": { $0.localizedString(forVariantCode: $1) },
      "forCurrencyCode": { $0.localizedString(forCurrencyCode: $1) },
      "forCollationIdentifier": { $0.localizedString(forCollationIdentifier: $1) },
      "forCollatorIdentifier": { $0.localizedString(forCollatorIdentifier: $1) },
    ]
    for (label, name) in names { method("Locale.localizedString(\(label):)", name) }
    method("Locale.localizedString(for:)") { (it: Locale, a: Calendar.Identifier) in
      it.localizedString(for: a)
    }
  }

  private mutating func addLocaleComponents() {
    value("Locale.Components", Locale.Components.self)
    property("Locale.Components.languageComponents", \Locale.Components.languageComponents)
    property("Locale.Components.calendar", \Locale.Components.calendar)
    property("Locale.Components.collation", \Locale.Components.collation)
    property("Locale.Components.currency", \Locale.Components.currency)
    property("Locale.Components.numberingSystem", \Locale.Components.numberingSystem)
    property("Locale.Components.firstDayOfWeek", \Locale.Components.firstDayOfWeek)
    property("Locale.Components.hourCycle", \Locale.Components.hourCycle)
    property("Locale.Components.measurementSystem", \Locale.Components.measurementSystem)
    property("Locale.Components.region", \Locale.Components.region)
    property("Locale.Components.subdivision", \Locale.Components.subdivision)
    property("Locale.Components.timeZone", \Locale.Components.timeZone)
    property("Locale.Components.variant", \Locale.Components.variant)
    make("Locale.Components.init(languageCode:script:languageRegion:)") {
      (a: Locale.LanguageCode?, b: Locale.Script?, c: Locale.Region?) in
      Locale.Components(languageCode: a, script: b, languageRegion: c)
    }
    make("Locale.Components.init(identifier:)") { (a: String) in Locale.Components(identifier: a) }
    make("Locale.Components.init(locale:)") { (a: Locale) in Locale.Components(locale: a) }
  }

  /// A type whose values texts stand for: a language by its code, a currency.
  mutating func madeOfText<Code: HostConvertible & ExpressibleByStringLiteral>(_ name: String, _: Code.Type)
  where Code.StringLiteralType == String {
    value(name, Code.self)
    for label in ["stringLiteral", "_"] {
      make("\(name).init(\(label):)") { (code: String) in Code(stringLiteral: code) }
    }
  }
}

extension Locale: HostBoxed {}
extension Locale.LanguageDirection: HostCases {
  static var hostCases: [Locale.LanguageDirection] {
    [.unknown, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop]
  }
}
extension Locale.IdentifierType: HostCases {
  static var hostCases: [Locale.IdentifierType] {
    [.icu, .bcp47, .cldr]
  }
}
extension Locale.Components: HostBoxed {}
