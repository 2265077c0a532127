import EarshotLocalization

/// Dates in figures, in English words: "16/07/2019" is "sixteenth of July two thousand and nineteen"
/// in British English (Mobile A11y, iOS 13); in American English the month stands first.
extension PronunciationScanner {
  /// Reads a date of a day, a month and a year of four digits, where one starts here.
  mutating func scanDate() -> Bool {
    guard let figures = figures(), let date = FiguresOfDate(figures, isBritish: rules.saysAnd)
    else { return false }
    let day = EnglishNumberWords.ordinal(String(date.day), withAnd: rules.saysAnd)
    let month = FiguresOfDate.months[date.month - 1]
    let year = EnglishNumberWords.cardinal(String(date.year), withAnd: rules.saysAnd)
    say(rules.saysAnd ? "\(day) of \(month) \(year)" : "\(month) \(day), \(year)")
    index = figures.end
    return true
  }

  /// Three numbers with the same sign between them, and nothing that belongs to them around.
  private func figures() -> FiguresOfDate.Figures? {
    var numbers: [String] = [""]
    var separator: Character?
    var end = index
    while end - index <= 10, let character = character(at: end) {
      if isDigit(at: end) {
        numbers[numbers.count - 1].append(character)
      } else if "/-".contains(character), separator == nil || separator == character,
        isDigit(at: end + 1), numbers.count < 3
      {
        separator = character
        numbers.append("")
      } else {
        break
      }
      end += 1
    }
    guard numbers.count == 3, let separator, !isLetter(at: end), !isDigit(at: end) else { return nil }
    // More of the same: a telephone number, a path.
    if let next = character(at: end), "/-".contains(next), !isSpace(at: end + 1) { return nil }
    return FiguresOfDate.Figures(numbers: numbers, separator: separator, end: end)
  }
}

/// The parts of a date that was written in figures.
private struct FiguresOfDate {
  struct Figures {
    var numbers: [String]
    var separator: Character
    /// The offset behind them.
    var end: Int
  }

  let year: Int
  let month: Int
  let day: Int

  /// nil where the numbers are no date, or it is not clear which is what.
  init?(_ figures: Figures, isBritish: Bool) {
    let numbers = figures.numbers.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if figures.numbers[0].count == 4, figures.separator == "-" {
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
    } else if figures.numbers[2].count == 4, figures.separator == "/" {
      year = numbers[2]
      (month, day) = isBritish ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    } else {
      return nil
    }
    guard (1...12).contains(month), (1...31).contains(day),
      figures.numbers.allSatisfy({ $0.count == 4 || $0.count <= 2 })
    else { return nil }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
