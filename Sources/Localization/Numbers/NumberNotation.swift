/// How a locale writes numbers: digits, grouping, decimal sign, percent.
///
/// After Unicode's locale data with Apple's changes, as swift-foundation-icu of Swift 6.3 has them, for the
/// languages of iOS; any other language writes numbers as English does.
public struct NumberNotation: Hashable, Sendable {
  /// Between groups of three digits; empty: no grouping.
  public let groupingSeparator: String
  /// How many digits stand in each group before the last three: two in India.
  public let furtherGroupSize: Int
  /// How many digits must stand before the first separator: Spanish writes 2847 but 12.847.
  public let minimumGroupingDigits: Int
  /// Between whole and fraction.
  public let decimalSeparator: String
  /// The digits that numbers are written with.
  public let digits: Digits
  /// Where the percent sign stands.
  public let percent: Percent

  /// Rows of ten digits, by the code point of their zero.
  public enum Digits: UInt32, Hashable, Sendable {
    case western = 0x30
    case arabicIndic = 0x660
    case persian = 0x6f0
  }

  /// Where the percent sign stands.
  public enum Percent: Hashable, Sendable {
    case after
    /// With a no-break space before it.
    case spacedAfter
    /// With a narrow no-break space and a no-break space rule of French.
    case narrowSpacedAfter
    case before
    case arabic
  }

  /// The notation of a locale identifier (`de_CH`, `pt-BR`); English for a language without one.
  public init(locale: String) {
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" })
    let language = parts.first?.lowercased() ?? "en"
    let region = parts.dropFirst().last(where: { $0.count == 2 })?.uppercased()
    self = NumberNotation.table(language: language, region: region)
  }

  init(
    group: String, decimal: String, percent: Percent = .after, minimumGroupingDigits: Int = 1,
    digits: Digits = .western, furtherGroupSize: Int = 3
  ) {
    self.groupingSeparator = group
    self.decimalSeparator = decimal
    self.percent = percent
    self.minimumGroupingDigits = minimumGroupingDigits
    self.digits = digits
    self.furtherGroupSize = furtherGroupSize
  }

  private static let noBreakSpace = "\u{a0}"
  private static let narrowSpace = "\u{202f}"

  private static func table(language: String, region: String?) -> NumberNotation {
    switch (language, region) {
    case ("de", "CH"), ("de", "LI"): NumberNotation(group: "’", decimal: ".")
    case ("de", _), ("da", _), ("ca", _), ("gl", _), ("hr", _), ("mk", _), ("ro", _):
      NumberNotation(group: ".", decimal: ",", percent: .spacedAfter)
    case ("sl", _):
      NumberNotation(group: ".", decimal: ",", percent: .spacedAfter, minimumGroupingDigits: 2)
    case ("fr", "CA"): NumberNotation(group: noBreakSpace, decimal: ",", percent: .spacedAfter)
    case ("fr", "CH"): NumberNotation(group: narrowSpace, decimal: ",")
    case ("fr", _): NumberNotation(group: narrowSpace, decimal: ",", percent: .narrowSpacedAfter)
    case ("es", "MX"), ("es", "US"), ("es", "419"):
      NumberNotation(group: ",", decimal: ".", minimumGroupingDigits: region == "US" ? 1 : 2)
    case ("es", _):
      NumberNotation(group: ".", decimal: ",", percent: .spacedAfter, minimumGroupingDigits: 2)
    case ("pt", "PT"):
      NumberNotation(group: noBreakSpace, decimal: ",", minimumGroupingDigits: 2)
    case ("it", _): NumberNotation(group: ".", decimal: ",", minimumGroupingDigits: 2)
    case ("pt", _), ("nl", _), ("id", _), ("el", _), ("bs", _), ("is", _), ("sr", _), ("vi", _):
      NumberNotation(group: ".", decimal: ",")
    case ("tr", _): NumberNotation(group: ".", decimal: ",", percent: .before)
    case ("ru", _), ("sv", _), ("nb", _), ("no", _), ("fi", _), ("cs", _), ("sk", _), ("lt", _):
      NumberNotation(group: noBreakSpace, decimal: ",", percent: .spacedAfter)
    case ("uk", _), ("hy", _), ("kk", _), ("uz", _), ("af", _), ("en", "ZA"):
      NumberNotation(group: noBreakSpace, decimal: ",")
    case ("pl", _), ("hu", _), ("bg", _), ("et", _), ("ka", _), ("lv", _), ("sq", _):
      NumberNotation(group: noBreakSpace, decimal: ",", minimumGroupingDigits: 2)
    case ("ar", "AE"), ("ar", "MA"), ("ar", "DZ"), ("ar", "TN"), ("ar", "LY"), ("ar", "EH"):
      NumberNotation(
        group: region == "AE" ? "," : ".", decimal: region == "AE" ? "." : ",")
    case ("ar", _):
      NumberNotation(group: "٬", decimal: "٫", percent: .arabic, digits: .arabicIndic)
    case ("fa", _):
      NumberNotation(group: "٬", decimal: "٫", percent: .arabic, digits: .persian)
    case ("en", "IN"), ("hi", _), ("bn", _), ("te", _), ("ta", _), ("gu", _), ("kn", _), ("ml", _), ("mr", _),
      ("pa", _), ("or", _), ("ur", _):
      NumberNotation(group: ",", decimal: ".", furtherGroupSize: 2)
    default: NumberNotation(group: ",", decimal: ".")
    }
  }
}
