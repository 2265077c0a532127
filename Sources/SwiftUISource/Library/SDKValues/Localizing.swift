import EarshotLocalization

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension Machine {
  func separator(_ name: String, _ locale: String) -> Value {
    let notation = NumberNotation(locale: locale)
    return .string(name == "decimalSeparator" ? notation.decimalSeparator : notation.groupingSeparator)
  }

  /// Names of languages, regions and currencies in a locale.
  func localeMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    let locale = Locale(identifier: string(record["identifier"]) ?? environment.locale)
    if call.name == "displayName" { return displayName(call, in: locale) }
    if call.name == "identifier" {
      return .string(call.first?.symbolName == "bcp47" ? locale.identifier(.bcp47) : locale.identifier)
    }
    guard let code = string(call.first) else { return nil }
    func optional(_ text: String?) -> Value { text.map { .string($0) } ?? Value.none }
    switch call.name {
    case "localizedString":
      switch call.arguments.first?.label {
      case "forLanguageCode": return optional(locale.localizedString(forLanguageCode: code))
      case "forRegionCode": return optional(locale.localizedString(forRegionCode: code))
      case "forCurrencyCode": return optional(locale.localizedString(forCurrencyCode: code))
      case "forIdentifier": return optional(locale.localizedString(forIdentifier: code))
      case "forScriptCode": return optional(locale.localizedString(forScriptCode: code))
      default: return nil
      }
    default: return nil
    }
  }

  /// `displayName(forKey: .currencySymbol, value: "EUR")` of an `NSLocale`.
  private func displayName(_ call: LibraryCall, in locale: Locale) -> Value? {
    guard let key = call["forKey"]?.symbolName, let code = string(call["value"]) else { return nil }
    let name: String? =
      switch key {
      case "languageCode": locale.localizedString(forLanguageCode: code)
      case "countryCode": locale.localizedString(forRegionCode: code)
      case "scriptCode": locale.localizedString(forScriptCode: code)
      case "currencyCode": locale.localizedString(forCurrencyCode: code)
      case "currencySymbol": SystemFormats.currencySign(code: code, locale: locale.identifier)
      case "identifier": locale.localizedString(forIdentifier: code)
      default: nil
      }
    return name.map { .string($0) }
  }

  func timeZoneMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    let zone = timeZone(.record(record))
    let moment = date(call["for"] ?? call.first) ?? Date(timeIntervalSince1970: environment.now)
    switch call.name {
    case "secondsFromGMT": return .int(zone.secondsFromGMT(for: moment))
    case "abbreviation": return zone.abbreviation(for: moment).map { .string($0) } ?? Value.none
    case "isDaylightSavingTime": return .bool(zone.isDaylightSavingTime(for: moment))
    case "localizedName":
      return zone.localizedName(for: .standard, locale: Locale(identifier: environment.locale)).map {
        .string($0)
      } ?? Value.none
    default: return nil
    }
  }

  /// `language.isEquivalent(to:)` and `hasCommonParent(with:)`.
  func languageMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard let other = (call["to"] ?? call["with"])?.record(of: "Locale.Language") else { return nil }
    let (own, wanted) = (languageParts(record), languageParts(other))
    switch call.name {
    case "isEquivalent": return .bool(own == wanted)
    case "hasCommonParent": return .bool(own[0] == wanted[0])
    default: return nil
    }
  }

  /// The language and the region, the one that most of its readers are in where none is named.
  private func languageParts(_ language: RecordValue) -> [String] {
    func code(_ part: String) -> String? { language[part]?.recordValue.flatMap { string($0["identifier"]) } }
    let name = code("languageCode") ?? ""
    return [name, code("region") ?? Machine.likelyRegions[name] ?? name.uppercased(), code("script") ?? ""]
  }

  private static let likelyRegions = [
    "ar": "EG", "cs": "CZ", "da": "DK", "el": "GR", "en": "US", "he": "IL", "hi": "IN", "ja": "JP",
    "ko": "KR", "nb": "NO", "pt": "BR", "sv": "SE", "uk": "UA", "vi": "VN", "zh": "CN",
  ]

  /// `Bundle.preferredLocalizations(from:forPreferences:)`; without preferences the device's language counts.
  func preferredLocalizations(_ call: LibraryCall) -> Value? {
    guard let available = call["from"]?.arrayValue else { return nil }
    let preferences = call["forPreferences"]?.arrayValue?.compactMap { string($0) }
    let found = PreferredLocalizations.among(
      available.compactMap { string($0) }, for: preferences ?? [environment.locale])
    return .array(found.map { .string($0) })
  }

  /// Methods of a bundle: its texts are the project's, of its files nothing is known.
  func bundleMethod(_ call: LibraryCall) -> Value? {
    switch call.name {
    case "localizedString":
      guard let key = string(call["forKey"]) else { return nil }
      return localizedString(
        key: key, table: string(call["table"]), defaultValue: string(call["value"]),
        file: call.expression.file)
    case "object":
      guard let key = string(call["forInfoDictionaryKey"]) else { return Value.none }
      return infoValue(key, near: call.expression.file.path)
    case "url", "path": return bundleFile(call)
    case "urls", "paths": return Value.none
    case "decode":
      return nil
    default: return nil
    }
  }
}
