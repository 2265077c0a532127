#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// What Foundation lists of the world's languages, regions and currencies, and their constants.
extension Machine {
  func localeStatic(_ type: String, _ name: String) -> Value? {
    switch (type, name) {
    case ("Locale", "isoRegionCodes"):
      texts(Locale.Region.isoRegions.map(\.identifier).filter(Self.isLetters))
    case ("Locale", "isoLanguageCodes"): texts(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    case ("Locale", "isoCurrencyCodes"):
      texts(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
    case ("Locale", "commonISOCurrencyCodes"): texts(Locale.commonISOCurrencyCodes)
    case ("Locale.LanguageCode", "isoLanguageCodes"):
      codes(type, Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    case ("Locale.Region", "isoRegions"): codes(type, Locale.Region.isoRegions.map(\.identifier))
    case ("Locale.Currency", "isoCurrencies"): codes(type, Locale.Currency.isoCurrencies.map(\.identifier))
    case ("Locale.LanguageCode", _): constant(type, Self.languages[name])
    case ("Locale.Region", _): constant(type, Self.regions[name])
    default: nil
    }
  }

  private func texts(_ texts: [String]) -> Value { .array(texts.map { .string($0) }) }

  private func codes(_ type: String, _ identifiers: [String]) -> Value {
    .array(identifiers.map { .record(type, ["identifier": .string($0)]) })
  }

  private func constant(_ type: String, _ identifier: String?) -> Value? {
    identifier.map { .record(type, ["identifier": .string($0)]) }
  }

  private static func isLetters(_ code: String) -> Bool { code.allSatisfy(\.isLetter) }

  /// Foundation calls its constants by the English names: `.german`, `.unitedKingdom`.
  private static let languages = constants(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier), english.localizedString(forLanguageCode:))

  private static let regions = constants(
    Locale.Region.isoRegions.map(\.identifier), english.localizedString(forRegionCode:))

  private static let english = Locale(identifier: "en")

  private static func constants(_ codes: [String], _ name: (String) -> String?) -> [String: String] {
    var result: [String: String] = [:]
    for code in codes {
      let words = (name(code) ?? "").split { !$0.isLetter }
      guard let first = words.first, first.lowercased() != code else { continue }
      let constant =
        first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      // The two letters of a language come before its three where it has both.
      if let other = result[constant], other.count <= code.count { continue }
      result[constant] = code
    }
    return result
  }
}
