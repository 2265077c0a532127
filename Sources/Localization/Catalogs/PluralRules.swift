/// Which plural case a number takes in a language, after Unicode's locale data (CLDR 44,
/// supplemental/plurals, cardinals).
public enum PluralRules {
  /// - Parameter language: a language tag or locale identifier; unknown ones count as English.
  public static func category(of number: PluralNumber, language: String) -> PluralCategory {
    let tag = LanguageTag(language)
    if tag.language == "pt", tag.region == "PT" { return PluralRule.millions(.singleWhole).category(number) }
    return (table[tag.language] ?? .singleWhole).category(number)
  }

  private static let table: [String: PluralRule] = {
    var table: [String: PluralRule] = [:]
    for (rule, languages) in rows {
      for language in languages { table[language] = rule }
    }
    return table
  }()

  private static let rows: [(PluralRule, [String])] = [
    (.never, ["ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "bo", "yo"]),
    (.singleWhole, ["en", "de", "nl", "sv", "et", "fi", "gl", "ur", "sw", "yi", "ia", "fy"]),
    (
      .single,
      [
        "tr", "hu", "bg", "el", "nb", "no", "nn", "eu", "az", "ka", "kk", "ky", "sq", "ta", "te", "ml", "mn",
        "ne", "mr", "af", "eo", "lb", "uz", "fo", "ha", "so",
      ]
    ),
    (.millions(.single), ["es"]),
    (.millions(.singleWhole), ["it", "ca"]),
    (.millions(.zeroAndOne), ["fr", "pt"]),
    (.zeroOrOne, ["hi", "bn", "fa", "gu", "kn", "zu", "am", "as"]),
    (.danish, ["da"]),
    (.hebrew, ["he", "iw"]),
    (.eastSlavic, ["ru", "uk", "be"]),
    (.polish, ["pl"]),
    (.czech, ["cs", "sk"]),
    (.arabic, ["ar", "ars"]),
    (.southSlavic, ["hr", "sr", "bs", "sh"]),
    (.romanian, ["ro", "mo"]),
    (.lithuanian, ["lt"]),
    (.latvian, ["lv"]),
    (.slovenian, ["sl"]),
    (.macedonian, ["mk", "is"]),
    (.welsh, ["cy"]),
    (.irish, ["ga"]),
  ]
}

/// The rules that languages share.
indirect enum PluralRule: Sendable {
  case never
  /// One: 1, but not 1.0.
  case singleWhole
  /// One: 1 however it is written.
  case single
  /// One: below two.
  case zeroAndOne
  /// One: below one, and 1.
  case zeroOrOne
  /// Many: whole millions; else as the rule inside.
  case millions(PluralRule)
  case danish
  case hebrew
  case eastSlavic
  case polish
  case czech
  case arabic
  case southSlavic
  case romanian
  case lithuanian
  case latvian
  case slovenian
  case macedonian
  case welsh
  case irish

  func category(_ number: PluralNumber) -> PluralCategory {
    let (i, v) = (number.whole, number.fractionDigits)
    switch self {
    case .never: return .other
    case .singleWhole: return i == 1 && v == 0 ? .one : .other
    case .single: return number.exact == 1 ? .one : .other
    case .zeroAndOne: return i <= 1 ? .one : .other
    case .zeroOrOne: return i == 0 || number.exact == 1 ? .one : .other
    case .millions(let rule):
      let isMillions = v == 0 && i != 0 && i % 1_000_000 == 0
      let category = rule.category(number)
      return category == .other && isMillions ? .many : category
    case .danish: return number.exact == 1 || (number.fraction != 0 && i <= 1) ? .one : .other
    case .hebrew:
      if (i == 1 && v == 0) || (i == 0 && v != 0) { return .one }
      return i == 2 && v == 0 ? .two : .other
    case .eastSlavic: return eastSlavic(i, v)
    case .polish: return polish(i, v)
    case .czech:
      if v != 0 { return .many }
      return i == 1 ? .one : ((2...4).contains(i) ? .few : .other)
    case .arabic: return arabic(number.exact)
    case .southSlavic: return southSlavic(number)
    case .romanian:
      if i == 1, v == 0 { return .one }
      return v != 0 || i == 0 || (1...19).contains(i % 100) ? .few : .other
    case .lithuanian:
      if v != 0 { return .many }
      if (11...19).contains(i % 100) { return .other }
      return i % 10 == 1 ? .one : (i % 10 >= 2 ? .few : .other)
    case .latvian:
      let digits = v == 0 ? i : number.fraction
      if (v == 0 || v == 2), digits % 10 == 0 || (11...19).contains(digits % 100) { return .zero }
      return digits % 10 == 1 && (v != 2 || digits % 100 != 11) ? .one : .other
    case .slovenian:
      if v != 0 { return .few }
      return switch i % 100 {
      case 1: .one
      case 2: .two
      case 3, 4: .few
      default: .other
      }
    case .macedonian:
      let digits = v == 0 ? i : number.fraction
      return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    case .welsh: return number.exact.flatMap { PluralRule.welshCases[$0] } ?? .other
    case .irish:
      return switch number.exact {
      case 1?: .one
      case 2?: .two
      case 3?, 4?, 5?, 6?: .few
      case 7?, 8?, 9?, 10?: .many
      default: .other
      }
    }
  }

  private static let welshCases: [UInt64: PluralCategory] = [
    0: .zero, 1: .one, 2: .two, 3: .few, 6: .many,
  ]

  private func eastSlavic(_ i: UInt64, _ v: Int) -> PluralCategory {
    if v != 0 { return .other }
    let isTeen = (11...14).contains(i % 100)
    if i % 10 == 1, !isTeen { return .one }
    return (2...4).contains(i % 10) && !isTeen ? .few : .many
  }

  private func polish(_ i: UInt64, _ v: Int) -> PluralCategory {
    if v != 0 { return .other }
    if i == 1 { return .one }
    return (2...4).contains(i % 10) && !(12...14).contains(i % 100) ? .few : .many
  }

  private func arabic(_ n: UInt64?) -> PluralCategory {
    switch n {
    case nil: return .other
    case 0?: return .zero
    case 1?: return .one
    case 2?: return .two
    case let n?:
      if (3...10).contains(n % 100) { return .few }
      return n % 100 >= 11 ? .many : .other
    }
  }

  private func southSlavic(_ number: PluralNumber) -> PluralCategory {
    let digits = number.fractionDigits == 0 ? number.whole : number.fraction
    let isTeen = (11...14).contains(digits % 100)
    if digits % 10 == 1, !isTeen { return .one }
    return (2...4).contains(digits % 10) && !isTeen ? .few : .other
  }
}
