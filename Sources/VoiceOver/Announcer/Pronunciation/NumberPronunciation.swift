import EarshotLocalization

/// Numbers in English words. See the table at `Pronunciation`.
extension PronunciationScanner {
  /// Reads a number, with its sign and currency, where one starts here.
  mutating func scanNumber() -> Bool {
    guard language == .english else { return false }
    var start = index
    var words: [String] = []
    if let sign = sign(at: start) {
      words.append(sign)
      start += 1
    }
    let currency = character(at: start).flatMap { Currency.named[$0] }
    if currency != nil { start += 1 }
    guard isDigit(at: start) else { return false }
    if words.isEmpty, currency == nil, scanDate() { return true }
    var number = ScannedNumber(characters, from: start)
    if currency == nil, words.isEmpty { scanClock(&number) }
    if currency == nil { scanOrdinal(&number) }
    words.append(spoken(number, currency: currency))
    var end = number.end
    if currency == nil, !number.isOrdinal, number.minutes == nil, let unit = unit(at: end) {
      words.append(number.whole == "1" && number.fractions.isEmpty ? unit.names.one : unit.names.many)
      end = unit.end
    }
    say(words.joined(separator: " "))
    index = end
    return true
  }

  private func sign(at offset: Int) -> String? {
    guard isWordStart(at: offset),
      isDigit(at: offset + 1)
        || (character(at: offset + 1).map { Currency.named[$0] != nil } ?? false)
    else { return nil }
    return switch character(at: offset) {
    case "-", "−": "minus"
    case "+": "plus"
    default: nil
    }
  }

  /// Takes ":41" into the number where it is a time.
  private func scanClock(_ number: inout ScannedNumber) {
    guard number.fractions.isEmpty, number.whole.count <= 2,
      character(at: number.end) == ":", isDigit(at: number.end + 1), isDigit(at: number.end + 2),
      !isDigit(at: number.end + 3), character(at: number.end + 3) != ":",
      let minute = characters[number.end + 1].wholeNumberValue, minute < 6
    else { return }
    number.minutes = String(characters[(number.end + 1)...(number.end + 2)])
    number.end += 3
  }

  private func scanOrdinal(_ number: inout ScannedNumber) {
    guard number.fractions.isEmpty, number.minutes == nil, number.end + 1 < characters.count,
      !isLetter(at: number.end + 2)
    else { return }
    let suffix = String(characters[number.end...(number.end + 1)]).lowercased()
    guard ["st", "nd", "rd", "th"].contains(suffix) else { return }
    number.isOrdinal = true
    number.end += 2
  }

  private func spoken(_ number: ScannedNumber, currency: Currency?) -> String {
    if let currency { return currency.spoken(number, rules: self) }
    if number.isOrdinal {
      return EnglishNumberWords.ordinal(number.whole, withAnd: rules.saysAnd)
    }
    if let minutes = number.minutes { return clock(number.whole, minutes) }
    return plain(number)
  }

  private func clock(_ hours: String, _ minutes: String) -> String {
    // "09" is an hour here, not a code.
    let hour = cardinal(hours.count == 2 && hours.first == "0" ? String(hours.dropFirst()) : hours)
    if minutes == "00" { return hour }
    return hour + " "
      + (minutes.first == "0" ? "oh " + cardinal(String(minutes.dropFirst())) : cardinal(minutes))
  }

  /// "eleven point seven"; versions of several points by their numbers.
  func plain(_ number: ScannedNumber) -> String {
    let point = " " + rules.settings.decimalPoint.rawValue + " "
    if number.fractions.count == 1 {
      return cardinal(number.whole) + point
        + EnglishNumberWords.digitByDigit(number.fractions[0])
    }
    return ([number.whole] + number.fractions).map(cardinal).joined(separator: point)
  }

  func cardinal(_ digits: String) -> String {
    rules.settings.numberFeedback == .digits
      ? EnglishNumberWords.digitByDigit(digits)
      : EnglishNumberWords.cardinal(digits, withAnd: rules.saysAnd)
  }
}

/// The digits of one number as they were found.
struct ScannedNumber {
  var whole = ""
  /// What stands after each point: one for a decimal number, more for a version.
  var fractions: [String] = []
  var minutes: String?
  var isOrdinal = false
  /// The offset behind it.
  var end: Int

  init(_ characters: [Character], from start: Int) {
    end = start
    whole = ScannedNumber.digits(characters, &end)
    // Groups of three behind commas belong to the number.
    while end < characters.count, characters[end] == ",", whole.count <= 15 {
      var next = end + 1
      let group = ScannedNumber.digits(characters, &next)
      guard group.count == 3 else { break }
      whole += group
      end = next
    }
    while end < characters.count, characters[end] == "." {
      var next = end + 1
      let fraction = ScannedNumber.digits(characters, &next)
      guard !fraction.isEmpty else { break }
      fractions.append(fraction)
      end = next
    }
  }

  private static func digits(_ characters: [Character], _ index: inout Int) -> String {
    var digits = ""
    while index < characters.count, CharacterKind(characters[index]) == .digit {
      digits.append(characters[index])
      index += 1
    }
    return digits
  }
}

/// What amounts of money are called in English.
struct Currency: Sendable {
  let one: String
  let many: String
  let oneHundredth: String?
  let hundredths: String?

  static let named: [Character: Currency] = [
    "$": Currency(one: "dollar", many: "dollars", oneHundredth: "cent", hundredths: "cents"),
    "€": Currency(one: "euro", many: "euros", oneHundredth: "cent", hundredths: "cents"),
    "£": Currency(one: "pound", many: "pounds", oneHundredth: "penny", hundredths: "pence"),
    "¥": Currency(one: "yen", many: "yen", oneHundredth: nil, hundredths: nil),
    "₹": Currency(one: "rupee", many: "rupees", oneHundredth: "paisa", hundredths: "paise"),
  ]

  /// "nine dollars and ninety nine cents".
  func spoken(_ number: ScannedNumber, rules: PronunciationScanner) -> String {
    guard let fraction = number.fractions.first else {
      return rules.cardinal(number.whole) + " " + (number.whole == "1" ? one : many)
    }
    guard number.fractions.count == 1, fraction.count == 2, let hundredths, let oneHundredth
    else { return rules.plain(number) + " " + many }
    let whole = rules.cardinal(number.whole) + " " + (number.whole == "1" ? one : many)
    if fraction == "00" { return whole }
    let rest = fraction.first == "0" ? String(fraction.dropFirst()) : fraction
    let small = rules.cardinal(rest) + " " + (fraction == "01" ? oneHundredth : hundredths)
    return number.whole == "0" ? small : whole + " and " + small
  }
}
