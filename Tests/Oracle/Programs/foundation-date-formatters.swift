// swift-format-ignore-file

// MARK: a date formatter writes a fixed pattern
// swiftc: 2024-02-29 | 29.2.24 | Thu, Feb 29 | 13:44:05 | 1:44 PM | 60 | 9 | Q1
func formatter(_ pattern: String) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(identifier: "UTC")
  formatter.dateFormat = pattern
  return formatter
}
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return ["yyyy-MM-dd", "d.M.yy", "EEE, MMM d", "HH:mm:ss", "h:mm a", "D", "w", "QQQ"]
    .map { formatter($0).string(from: day) }.joined(separator: " | ")
}

// MARK: letters of a pattern in quotes
// swiftc: Day 1 | 12 o'clock | yyyy | 1970W01
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  return ["'Day' d", "h 'o''clock'", "'yyyy'", "yyyy'W'ww"].map { pattern in
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: 43_200))
  }.joined(separator: " | ")
}

// MARK: the number of letters chooses the width
// swiftc: 2 02 Feb February F Thu Thursday T Th 2024 24 02024
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  return ["M", "MM", "MMM", "MMMM", "MMMMM", "E", "EEEE", "EEEEE", "EEEEEE", "y", "yy", "yyyyy"].map { pattern in
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " ")
}

// MARK: the zone letters of a pattern
// swiftc: PST | Pacific Standard Time | -0800 | GMT-08:00 | -08:00 | -08 | -08:00 | -0800 | PT | America/Los_Angeles
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = TimeZone(identifier: "America/Los_Angeles")
  return ["z", "zzzz", "Z", "ZZZZ", "ZZZZZ", "X", "XXX", "xx", "v", "VV"].map { pattern in
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " | ")
}

// MARK: fractions of seconds in a pattern
// swiftc: 7.8 07.875 07.87500 7875
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  return ["s.S", "ss.SSS", "ss.SSSSS", "A"].map { pattern in
    formatter.dateFormat = pattern
    return formatter.string(from: Date(timeIntervalSince1970: 7.875))
  }.joined(separator: " ")
}

// MARK: date and time styles of a formatter
// swiftc: 13:44 | 29/02/2024 | 29 Feb 2024 | 29 February 2024 | Thursday, 29 February 2024
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_GB")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
  return styles.map { style in
    formatter.dateStyle = style
    formatter.timeStyle = style == .none ? .short : .none
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " | ")
}

// MARK: time styles of a formatter in German
// swiftc: 11:46 | 11:46:40 | 11:46:40 MESZ | 11:46:40 Mitteleuropäische Sommerzeit
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "de_DE")
  formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
  formatter.dateStyle = .none
  return [DateFormatter.Style.short, .medium, .long, .full].map { style in
    formatter.timeStyle = style
    return formatter.string(from: Date(timeIntervalSince1970: 1_720_000_000))
  }.joined(separator: " | ")
}

// MARK: a template is put into the order of the locale
// swiftc: MMM d, y | d MMM y | d. MMM y | y年M月d日 | d MMM y
func probe() -> String {
  ["en_US", "en_GB", "de_DE", "ja_JP", "fr_FR"].map { place in
    let locale = Locale(identifier: place)
    return DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: locale) ?? "nil"
  }.joined(separator: " | ")
}

// MARK: a localized template set on the formatter
// swiftc: Thu, Feb 29 at 1:44 PM | Do. 29. Feb., 13:44 | tors 29 feb. 13:44 | qui., 29 de fev., 13:44
func probe() -> String {
  ["en_US", "de_DE", "sv_SE", "pt_BR"].map { place in
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: place)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMMjm")
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " | ")
}

// MARK: a formatter parses strictly unless it is lenient
// swiftc: nil 1706918400 1706918400 nil nil / 1709251200 1706918400 1706918400 nil nil
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "yyyy-MM-dd"
  let texts = ["2024-02-30", "2024-2-3", "2024-02-03 ", "20240203", "x"]
  func all() -> String {
    texts.map { formatter.date(from: $0).map { "\(Int($0.timeIntervalSince1970))" } ?? "nil" }.joined(separator: " ")
  }
  let strict = all()
  formatter.isLenient = true
  return "\(strict) / \(all())"
}

// MARK: a parsed time takes its day from the year 2000
// swiftc: 2000-01-01T06:30:00Z
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "HH:mm"
  let plain = formatter.date(from: "06:30")!
  return plain.formatted(.iso8601)
}

// MARK: a zone in the text beats the zone of the formatter
// swiftc: 2024-01-01T05:00:00Z 2023-12-31T15:00:00Z
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
  formatter.dateFormat = "yyyy-MM-dd HH:mm Z"
  let own = formatter.date(from: "2024-01-01 00:00 -0500")
  formatter.dateFormat = "yyyy-MM-dd HH:mm"
  let tokyo = formatter.date(from: "2024-01-01 00:00")
  return [own, tokyo].map { $0?.formatted(.iso8601) ?? "nil" }.joined(separator: " ")
}

// MARK: month and weekday symbols of a formatter
// swiftc: février | févr. | dimanche | dim. | M | AM | PM | 1er trimestre
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "fr_FR")
  return [
    formatter.monthSymbols[1], formatter.shortMonthSymbols[1], formatter.weekdaySymbols[0],
    formatter.shortWeekdaySymbols[0], formatter.veryShortWeekdaySymbols[3], formatter.amSymbol, formatter.pmSymbol,
    formatter.quarterSymbols[0],
  ].joined(separator: " | ")
}

// MARK: own symbols for morning and afternoon
// swiftc: 1:00 in the morning, 10:00 at night
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.amSymbol = "in the morning"
  formatter.pmSymbol = "at night"
  formatter.dateFormat = "h:mm a"
  return "\(formatter.string(from: Date(timeIntervalSince1970: 3_600))), "
    + formatter.string(from: Date(timeIntervalSince1970: 79_200))
}

// MARK: a formatter with another calendar
// swiftc: 29 Feb 2024 AD | 29 Feb 2567 BE | 29 Feb 6 Reiwa
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  return [Calendar.Identifier.gregorian, .buddhist, .japanese].map { identifier in
    formatter.calendar = Calendar(identifier: identifier)
    formatter.dateFormat = "d MMM y G"
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " | ")
}

// MARK: week years and calendar years in a pattern
// swiftc: 2021 2020 W53 5 | 2024 2025 W01 1
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_GB")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.calendar = Calendar(identifier: .iso8601)
  formatter.dateFormat = "yyyy YYYY 'W'ww e"
  return [1_609_459_200, 1_735_516_800].map { formatter.string(from: Date(timeIntervalSince1970: $0)) }
    .joined(separator: " | ")
}

// MARK: the default options of an ISO 8601 formatter
// swiftc: 2024-02-29T13:44:05Z 1709214245.0 true
func probe() -> String {
  let formatter = ISO8601DateFormatter()
  let day = Date(timeIntervalSince1970: 1_709_214_245.9)
  let text = formatter.string(from: day)
  return "\(text) \(formatter.date(from: text)!.timeIntervalSince1970) \(formatter.date(from: "2024-02-29") == nil)"
}

// MARK: the options of an ISO 8601 formatter
// swiftc: 2024-02-29 | 14:44:05+01:00 | 2024-02-29T14:44:05.000+01:00 | 202402 | 2024W0904 |  | 2024-02-29 14:44:05
func probe() -> String {
  let formatter = ISO8601DateFormatter()
  formatter.timeZone = TimeZone(secondsFromGMT: 3_600)
  let options: [ISO8601DateFormatter.Options] = [
    [.withFullDate], [.withFullTime], [.withInternetDateTime, .withFractionalSeconds],
    [.withYear, .withMonth], [.withYear, .withWeekOfYear, .withDay], [.withDay],
    [.withFullDate, .withTime, .withColonSeparatorInTime, .withSpaceBetweenDateAndTime],
  ]
  return options.map { option in
    formatter.formatOptions = option
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_214_245))
  }.joined(separator: " | ")
}

// MARK: an ISO 8601 formatter needs the fraction it is told of
// swiftc: 10.0/nil nil/10.5 -3590.0/nil
func probe() -> String {
  let plain = ISO8601DateFormatter(), precise = ISO8601DateFormatter()
  precise.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
  return ["1970-01-01T00:00:10Z", "1970-01-01T00:00:10.500Z", "1970-01-01T00:00:10+01:00"].map { text in
    [plain, precise].map { $0.date(from: text).map { "\($0.timeIntervalSince1970)" } ?? "nil" }.joined(separator: "/")
  }.joined(separator: " ")
}

// MARK: an ISO 8601 string by a static function
// swiftc: 2024-02-29T19:14:05+05:30
func probe() -> String {
  ISO8601DateFormatter.string(
    from: Date(timeIntervalSince1970: 1_709_214_245), timeZone: TimeZone(identifier: "Asia/Kolkata")!,
    formatOptions: [.withInternetDateTime])
}

// MARK: an interval formatter joins two dates
// swiftc: Feb 29 – Mar 2, 2024 | Feb 29 – Apr 9, 2024 | Feb 29, 2024 – Apr 4, 2025 | Feb 29, 2024
func probe() -> String {
  let formatter = DateIntervalFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.calendar = Calendar(identifier: .gregorian)
  formatter.dateStyle = .medium
  formatter.timeStyle = .none
  let start = Date(timeIntervalSince1970: 1_709_214_245)
  return [86_400.0 * 2, 86_400 * 40, 86_400 * 400, 60].map {
    formatter.string(from: start, to: start.addingTimeInterval($0))
  }.joined(separator: " | ")
}

// MARK: an interval formatter with a template
// swiftc: 29. Februar – 3. März
func probe() -> String {
  let formatter = DateIntervalFormatter()
  formatter.locale = Locale(identifier: "de_DE")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.calendar = Calendar(identifier: .gregorian)
  formatter.dateTemplate = "dMMMM"
  let start = Date(timeIntervalSince1970: 1_709_214_245)
  return formatter.string(from: start, to: start.addingTimeInterval(86_400 * 3))
}

// MARK: two digit years start at a date
// swiftc: 2069-01-01 1970-01-01 1999-01-01 1985-01-01
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "dd/MM/yy"
  formatter.twoDigitStartDate = Date(timeIntervalSince1970: 0)
  return ["01/01/69", "01/01/70", "01/01/99", "01/01/1985"].map { text in
    formatter.date(from: text).map { $0.formatted(.iso8601.year().month().day()) } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a default date fills what the text leaves out
// swiftc: 2024-02-29T06:30:05Z 2024-03-05T13:44:05Z
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.defaultDate = Date(timeIntervalSince1970: 1_709_214_245)
  return ["HH:mm": "06:30", "MMM d": "Mar 5"].sorted { $0.key < $1.key }.map { pattern, text in
    formatter.dateFormat = pattern
    return formatter.date(from: text)?.formatted(.iso8601) ?? "nil"
  }.joined(separator: " ")
}

// MARK: era and stand-alone symbols of a formatter
// swiftc: př. n. l.,n. l. | našeho letopočtu | ledna | leden | 1 | Q4 | pondělí
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "cs_CZ")
  return [
    formatter.eraSymbols.joined(separator: ","), formatter.longEraSymbols[1], formatter.monthSymbols[0],
    formatter.standaloneMonthSymbols[0], formatter.veryShortMonthSymbols[0], formatter.shortQuarterSymbols[3],
    formatter.standaloneWeekdaySymbols[1],
  ].joined(separator: " | ")
}

// MARK: a text with words around the date does not parse
// swiftc: 1709596800 nil 1709596800 nil nil
func probe() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "'due' MMMM d, yyyy"
  return ["due March 5, 2024", "March 5, 2024", "due Mar 5, 2024", "DUE march 5, 2024", "due March 5, 2024!"].map { text in
    formatter.date(from: text).map { "\(Int($0.timeIntervalSince1970))" } ?? "nil"
  }.joined(separator: " ")
}
