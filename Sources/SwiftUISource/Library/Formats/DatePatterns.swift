#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension Machine {
  /// What a `DateFormatter` writes: by pattern, by template, or by its styles.
  func written(_ seconds: Double, _ record: RecordValue) -> String {
    guard let date = date(.date(seconds)) else { return dateDescription(seconds) }
    if let pattern = string(record["dateFormat"]), !pattern.isEmpty { return written(date, pattern, record) }
    if let template = string(record["template"]) { return templated(date, template, record) }
    let day = record["dateStyle"]?.symbolName ?? "none"
    let time = record["timeStyle"]?.symbolName ?? "none"
    if record["doesRelativeDateFormatting"]?.boolValue == true, let word = relativeDay(date, record) {
      return time == "none" ? word : word + " at " + styled(date, "none", time, record)
    }
    return styled(date, day, time, record)
  }

  private func relativeDay(_ date: Date, _ record: RecordValue) -> String? {
    guard environment.language == "en" else { return nil }
    let calendar = calendar(record)
    let today = calendar.startOfDay(for: Date(timeIntervalSince1970: environment.now))
    let distance = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day
    return [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][distance ?? 2]
  }

  private func styled(_ date: Date, _ day: String, _ time: String, _ record: RecordValue) -> String {
    let calendar = calendar(record)
    let locale = locale(record["locale"])
    let days: [String: Date.FormatStyle.DateStyle] = [
      "short": .numeric, "medium": .abbreviated, "long": .long, "full": .complete,
    ]
    let times: [String: Date.FormatStyle.TimeStyle] = [
      "short": .shortened, "medium": .standard, "long": .complete, "full": .complete,
    ]
    if days[day] == nil, times[time] == nil { return "" }
    func text(_ day: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> String {
      date.formatted(
        Date.FormatStyle(
          date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar,
          timeZone: calendar.timeZone))
    }
    let patterns = DateStylePatterns(locale: localeIdentifier(record["locale"]))
    guard let pattern = day == "short" ? patterns.short : patterns.others[day] else {
      return text(days[day], times[time])
    }
    let own = written(date, pattern, record)
    guard let style = times[time] else { return own }
    // The locale's own way to put a date before a time.
    let whole = text(days[day], style)
    let parts = whole.split(separator: text(days[day], nil), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + own + parts[1] : own + ", " + text(nil, style)
  }

  private func templated(_ date: Date, _ template: String, _ record: RecordValue) -> String {
    let calendar = calendar(record)
    var style = Date.FormatStyle(
      locale: locale(record["locale"]), calendar: calendar, timeZone: calendar.timeZone)
    for (letter, count) in DatePattern.runs(of: template) {
      switch letter {
      case "y": style = style.year(count == 2 ? .twoDigits : .defaultDigits)
      case "M", "L":
        style = style.month(
          count >= 4 ? .wide : (count == 3 ? .abbreviated : (count == 2 ? .twoDigits : .defaultDigits)))
      case "d": style = style.day(count == 2 ? .twoDigits : .defaultDigits)
      case "E", "e", "c": style = style.weekday(count >= 4 ? .wide : .abbreviated)
      case "j", "h", "H": style = style.hour(.defaultDigits(amPM: .abbreviated))
      case "m": style = style.minute()
      case "s": style = style.second()
      default: break
      }
    }
    return date.formatted(style)
  }

  /// A date by a pattern of Unicode's: "EEEE, MMM d".
  private func written(_ date: Date, _ pattern: String, _ record: RecordValue) -> String {
    let calendar = calendar(record)
    let parts = calendar.dateComponents(
      [
        .era, .year, .month, .day, .hour, .minute, .second, .weekday, .quarter, .weekOfYear, .weekOfMonth,
        .yearForWeekOfYear,
      ], from: date)
    var result = ""
    for token in DatePattern.tokens(pattern) {
      switch token {
      case .literal(let text): result += text
      case .field(let letter, let count): result += field(letter, count, parts, date, calendar)
      }
      if result.utf8.count > environment.bounds.textLength { break }
    }
    return result
  }

  private func field(
    _ letter: Character, _ count: Int, _ parts: DateComponents, _ date: Date, _ calendar: Calendar
  ) -> String {
    let hour = parts.hour ?? 0
    switch letter {
    case "y", "u":
      let year = parts.year ?? 0
      return count == 2 ? UTCTime.padded(year % 100) : UTCTime.padded(year, min(count, 20))
    case "Y": return UTCTime.padded(parts.yearForWeekOfYear ?? 0, min(count, 20))
    case "M":
      return name(
        parts.month, count, calendar.monthSymbols, calendar.shortMonthSymbols, calendar.veryShortMonthSymbols)
    case "L":
      return name(
        parts.month, count, calendar.standaloneMonthSymbols, calendar.shortStandaloneMonthSymbols,
        calendar.veryShortStandaloneMonthSymbols)
    case "d": return UTCTime.padded(parts.day ?? 0, min(count, 20))
    case "D":
      return UTCTime.padded(calendar.ordinality(of: .day, in: .year, for: date) ?? 0, min(count, 20))
    case "e" where count < 3, "c" where count < 3:
      return UTCTime.padded(((parts.weekday ?? 1) - calendar.firstWeekday + 7) % 7 + 1, count)
    case "c":
      return name(
        parts.weekday, max(count, 3), calendar.standaloneWeekdaySymbols,
        calendar.shortStandaloneWeekdaySymbols, calendar.veryShortStandaloneWeekdaySymbols)
    case "E", "e":
      return name(
        parts.weekday, max(count, 3), calendar.weekdaySymbols, calendar.shortWeekdaySymbols,
        calendar.veryShortWeekdaySymbols)
    case "H": return UTCTime.padded(hour, min(count, 20))
    case "k": return UTCTime.padded(hour == 0 ? 24 : hour, min(count, 20))
    case "h": return UTCTime.padded(hour % 12 == 0 ? 12 : hour % 12, min(count, 20))
    case "K": return UTCTime.padded(hour % 12, min(count, 20))
    case "m": return UTCTime.padded(parts.minute ?? 0, min(count, 20))
    case "s": return UTCTime.padded(parts.second ?? 0, min(count, 20))
    case "S":
      let seconds = date.timeIntervalSince1970
      let fraction = String(UTCTime.padded(Int((seconds - seconds.rounded(.down)) * 1_000), 3))
      return String((fraction + String(repeating: "0", count: min(count, 20))).prefix(min(count, 20)))
    case "a": return hour < 12 ? calendar.amSymbol : calendar.pmSymbol
    case "w": return UTCTime.padded(parts.weekOfYear ?? 0, min(count, 20))
    case "Q", "q":
      if count > 2 {
        return name(
          parts.quarter, count, calendar.quarterSymbols, calendar.shortQuarterSymbols,
          calendar.shortQuarterSymbols)
      }
      return UTCTime.padded(parts.quarter ?? 0, min(count, 2))
    case "G": return (parts.era ?? 1) == 0 ? calendar.eraSymbols.first ?? "" : calendar.eraSymbols.last ?? ""
    case "Z", "X", "x": return zone(letter, count, calendar.timeZone.secondsFromGMT(for: date))
    case "z", "v", "V":
      return calendar.timeZone.secondsFromGMT(for: date) == 0
        ? "GMT"
        : date.formatted(
          Date.FormatStyle(
            locale: calendar.locale ?? .autoupdatingCurrent, calendar: calendar, timeZone: calendar.timeZone
          ).timeZone())
    default: return ""
    }
  }

  private func name(_ number: Int?, _ count: Int, _ wide: [String], _ short: [String], _ narrow: [String])
    -> String
  {
    guard let number else { return "" }
    if count < 3 { return UTCTime.padded(number, count) }
    let names = count == 4 ? wide : (count == 5 ? narrow : short)
    return names.indices.contains(number - 1) ? names[number - 1] : ""
  }

  private func zone(_ letter: Character, _ count: Int, _ offset: Int) -> String {
    if letter == "X" || (letter == "Z" && count == 5), offset == 0 { return "Z" }
    let colon = (letter == "Z" && count == 5) || (letter != "Z" && count == 3) ? ":" : ""
    return (offset < 0 ? "-" : "+") + UTCTime.padded(abs(offset) / 3_600) + colon
      + UTCTime.padded(abs(offset) / 60 % 60)
  }

  /// Reads a date by the formatter's pattern; nil where the text does not fit it.
  func read(_ text: String, _ record: RecordValue) -> Double? {
    guard let pattern = string(record["dateFormat"]) else { return parsedISO8601(text) }
    let calendar = calendar(record)
    var reader = DateReader(text)
    for token in DatePattern.tokens(pattern) {
      switch token {
      case .literal(let literal): guard reader.skip(literal) else { return nil }
      case .field(let letter, let count):
        let months = count >= 4 ? calendar.monthSymbols : calendar.shortMonthSymbols
        let weekdays = count >= 4 ? calendar.weekdaySymbols : calendar.shortWeekdaySymbols
        guard reader.read(letter, count, months: months, weekdays: weekdays) else { return nil }
      }
    }
    guard let components = reader.components else { return nil }
    var dated = components
    if let offset = reader.offset { dated.timeZone = TimeZone(secondsFromGMT: offset) }
    return calendar.date(from: dated)?.timeIntervalSince1970
  }
}

/// A pattern of a date, taken apart.
enum DatePattern {
  enum Token {
    case literal(String)
    case field(Character, Int)
  }

  static func tokens(_ pattern: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(pattern)
    while let character = rest.first {
      if character == "'" {
        tokens.append(.literal(quoted(&rest)))
      } else if character.isASCII, character.isLetter {
        let run = rest.prefix { $0 == character }
        tokens.append(.field(character, run.count))
        rest = rest.dropFirst(run.count)
      } else {
        tokens.append(.literal(String(character)))
        rest.removeFirst()
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      if character == "'" {
        guard rest.first == "'" else { return text }
        rest.removeFirst()
      }
      text.append(character)
    }
    return text
  }

  static func runs(of template: String) -> [(Character, Int)] {
    tokens(template).compactMap { token in
      if case .field(let letter, let count) = token { return (letter, count) }
      return nil
    }
  }
}

/// Reads a date's parts off the front of a text.
private struct DateReader {
  var rest: Substring
  private var numbers: [Character: Int] = [:]
  private var isAfternoon: Bool?
  private(set) var offset: Int?

  init(_ text: String) { rest = Substring(text) }

  mutating func skip(_ literal: String) -> Bool {
    guard rest.hasPrefix(literal) else { return false }
    rest = rest.dropFirst(literal.count)
    return true
  }

  mutating func read(_ letter: Character, _ count: Int, months: [String], weekdays: [String]) -> Bool {
    switch letter {
    case "E", "e", "c": return word(weekdays) != nil
    case "M" where count >= 3, "L" where count >= 3:
      guard let month = word(months) else { return false }
      numbers["M"] = month + 1
      return true
    case "a":
      guard let index = word(["AM", "PM"]) else { return false }
      isAfternoon = index == 1
      return true
    case "Z", "X", "x", "z": return zone()
    default:
      let limit = letter == "y" ? (count == 2 ? 2 : 4) : (letter == "S" ? 9 : 2)
      let digits = rest.prefix(limit).prefix { $0.isASCIIDigit }
      guard let number = Int(digits) else { return false }
      rest = rest.dropFirst(digits.count)
      numbers[letter] = letter == "y" && count == 2 ? (number < 50 ? 2_000 : 1_900) + number : number
      return true
    }
  }

  private mutating func word(_ words: [String]) -> Int? {
    let lowered = rest.lowercased()
    guard let index = words.firstIndex(where: { lowered.hasPrefix($0.lowercased()) }) else { return nil }
    rest = rest.dropFirst(words[index].count)
    return index
  }

  private mutating func zone() -> Bool {
    for name in ["Z", "UTC", "GMT"] where rest.hasPrefix(name) {
      offset = 0
      rest = rest.dropFirst(name.count)
      return true
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    let written = rest.dropFirst().prefix { $0.isASCIIDigit || $0 == ":" }
    let digits = written.filter(\.isASCIIDigit)
    guard digits.count == 4 || digits.count == 2, let value = Int(digits) else { return false }
    let minutes = digits.count == 4 ? value / 100 * 60 + value % 100 : value * 60
    offset = (sign == "-" ? -60 : 60) * minutes
    rest = rest.dropFirst(1 + written.count)
    return true
  }

  var components: DateComponents? {
    guard rest.isEmpty else { return nil }
    var hour = numbers["H"] ?? numbers["h"] ?? 0
    if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    let month = numbers["M"] ?? 1
    let day = numbers["d"] ?? 1
    guard (1...12).contains(month), (1...31).contains(day), hour < 25 else { return nil }
    return DateComponents(
      year: numbers["y"] ?? 2_000, month: month, day: day, hour: hour, minute: numbers["m"] ?? 0,
      second: numbers["s"] ?? 0)
  }
}
