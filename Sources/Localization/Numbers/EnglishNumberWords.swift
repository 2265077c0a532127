/// Numbers as an English voice says them: "2525" is "two thousand five hundred twenty five".
///
/// Cardinals without "and", as a US voice was heard, or with it, as a British one was (spec
/// voiceover.md c.5).
public enum EnglishNumberWords {
  /// The words for a run of digits; digit by digit where it starts with a zero or is longer than
  /// any number that is spoken as one.
  public static func cardinal(_ digits: some StringProtocol, withAnd: Bool = false) -> String {
    guard digits.count <= 15, digits.count == 1 || digits.first != "0",
      let value = UInt64(String(digits))
    else { return digitByDigit(digits) }
    return cardinal(value, withAnd: withAnd)
  }

  /// The words for a number: 2525 as "two thousand five hundred twenty five".
  public static func cardinal(_ value: UInt64, withAnd: Bool = false) -> String {
    guard value > 0 else { return ones[0] }
    var words = ""
    write(value, withAnd: withAnd, to: &words)
    return words
  }

  /// "13" is "thirteenth".
  public static func ordinal(_ digits: some StringProtocol, withAnd: Bool = false) -> String {
    let words = cardinal(digits, withAnd: withAnd)
    let start = words.lastIndex(of: " ").map { words.index(after: $0) } ?? words.startIndex
    let last = String(words[start...])
    let regular = last.hasSuffix("y") ? last.dropLast() + "ieth" : last + "th"
    return words[..<start] + (ordinals[last] ?? regular)
  }

  /// "25" is "two five", as spelled out.
  public static func digitByDigit(_ digits: some StringProtocol) -> String {
    digits.map { digit in
      guard let value = digit.wholeNumberValue, value < 10, value >= 0 else {
        return String(digit)
      }
      return ones[value]
    }.joined(separator: " ")
  }

  private static func write(_ value: UInt64, withAnd: Bool, to words: inout String) {
    var rest = value
    for (size, name) in scales where rest >= size {
      write(rest / size, withAnd: withAnd, to: &words)
      add(name, to: &words)
      rest %= size
    }
    if withAnd, rest < value, (1..<100).contains(rest) { add("and", to: &words) }
    writeBelowThousand(Int(rest), withAnd: withAnd, to: &words)
  }

  private static func writeBelowThousand(_ value: Int, withAnd: Bool, to words: inout String) {
    if value >= 100 {
      add(ones[value / 100], to: &words)
      add("hundred", to: &words)
    }
    let rest = value % 100
    if withAnd, rest > 0, value >= 100 { add("and", to: &words) }
    if rest >= 20 { add(tens[rest / 10], to: &words) }
    let last = rest >= 20 ? rest % 10 : rest
    if last > 0 { add(ones[last], to: &words) }
  }

  private static func add(_ word: String, to words: inout String) {
    if !words.isEmpty { words += " " }
    words += word
  }

  private static let scales: [(UInt64, String)] = [
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
    (1000, "thousand"),
  ]

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let ordinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]
}
