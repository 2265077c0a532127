// swift-format-ignore-file

// MARK: integers parse by a format with grouping
// swiftc: 1234 1234 -7 1234 1 nil nil 42 3
func probe() -> String {
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
  let texts = ["1,234", "1234", "-7", "12,34", "1.5", "abc", "", " 42 ", "+3"]
  return texts.map { text in
    (try? Int(text, format: style)).map(String.init) ?? "nil"
  }.joined(separator: " ")
}

// MARK: German integers parse with points
// swiftc: 1234 1234567 1 12000 -5 -5
func probe() -> String {
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"))
  return ["1.234", "1.234.567", "1,5", "12 000", "−5", "-5"].map { text in
    (try? Int(text, format: style)).map(String.init) ?? "nil"
  }.joined(separator: " ")
}

// MARK: a lenient parse forgives and a strict one does not
// swiftc: 1234.5/1234.5 1234.5/nil 3.0/3.0 nil/nil 1000.0/1000.0
func probe() -> String {
  let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
  let texts = ["1,234.5", "12,34.5", "3 kg", "$5", "1e3"]
  return texts.map { text in
    let lenient = try? Double(text, format: style, lenient: true)
    let strict = try? Double(text, format: style, lenient: false)
    return "\(lenient.map { "\($0)" } ?? "nil")/\(strict.map { "\($0)" } ?? "nil")"
  }.joined(separator: " ")
}

// MARK: doubles parse with the separators of their locale
// swiftc: 1.0 1.5 1.234 1234.0 | 1.5 1.0 1234.5 1234.5 | 1.5 1.0 1234.5 1234.5
func probe() -> String {
  let texts = ["1,5", "1.5", "1.234,5", "1 234,5"]
  return ["en_US", "de_DE", "fr_FR"].map { place in
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: place))
    return texts.map { (try? Double($0, format: style)).map { "\($0)" } ?? "nil" }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: Arabic digits parse in an Arabic locale
// swiftc: 123 123 98765
func probe() -> String {
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "ar_EG"))
  let own = try? Int("١٢٣", format: style)
  let western = try? Int("123", format: style)
  let round = try? Int(98_765.formatted(style), format: style)
  return "\(own ?? -1) \(western ?? -1) \(round ?? -1)"
}

// MARK: percents parse back to fractions or whole numbers
// swiftc: 0.255 25 0.125 0.25
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let fraction = try? Double("25.5%", format: .percent.locale(us))
  let whole = try? Int("25%", format: .percent.locale(us))
  let decimal = try? Decimal("12.5%", format: .percent.locale(us))
  let bare = try? Double("25", format: .percent.locale(us))
  return "\(fraction ?? -1) \(whole ?? -1) \(decimal ?? -1) \(bare ?? -1)"
}

// MARK: money parses with and without its symbol
// swiftc: 1234.56 1234.56 -3 nil nil 7
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let style = Decimal.FormatStyle.Currency(code: "USD", locale: us)
  return ["$1,234.56", "1234.56", "-$3.00", "€5.00", "($2.00)", "USD 7"].map { text in
    (try? Decimal(text, format: style)).map { "\($0)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: euros parse in German
// swiftc: 1234.5 12.5 -3.0 4.0
func probe() -> String {
  let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
  return ["1.234,50 €", "12,5", "-3,00 €", "€ 4"].map { text in
    (try? Double(text, format: style)).map { "\($0)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: decimals parse to every digit
// swiftc: 0.1 1000.000001 123456789012345678901234567890 -0.5 nil
func probe() -> String {
  let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
  return ["0.1", "1,000.000001", "123456789012345678901234567890", "-0.5", "x"].map { text in
    (try? Decimal(text, format: style)).map { "\($0)" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a parse strategy of a style can be kept
// swiftc: 12500 7 true
func probe() -> String {
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "sv_SE"))
  let strategy = style.parseStrategy
  let text = 12_500.formatted(style)
  return "\((try? strategy.parse(text)) ?? -1) \((try? strategy.parse("7")) ?? -1) \(strategy.lenient)"
}

// MARK: scientific and compact texts when parsed
// swiftc: 1500.0 1500.0
func probe() -> String {
  let us = Locale(identifier: "en_US")
  let scientific = try? Double("1.5E3", format: .number.notation(.scientific).locale(us))
  let plain = try? Double("1.5E3", format: .number.locale(us))
  return "\(scientific ?? -1) \(plain ?? -1)"
}

// MARK: a number that does not fit throws
// swiftc: 127 no -128 no
func probe() -> String {
  let style = IntegerFormatStyle<Int8>(locale: Locale(identifier: "en_US"))
  return ["127", "128", "-128", "300"].map { text in
    do {
      return "\(try Int8(text, format: style))"
    } catch {
      return "no"
    }
  }.joined(separator: " ")
}

// MARK: the error of a number that cannot be parsed
// swiftc: 2048 true
func probe() -> String {
  do {
    _ = try Int("kettle", format: IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")))
    return "parsed"
  } catch let error as CocoaError {
    return "\(error.code.rawValue) \(error.code == .formatting)"
  } catch {
    return "other"
  }
}

// MARK: a date parses by the format of a strategy
// swiftc: 1709164800 1677628800 1707436800 1704067200 1704067200 1735689600
func probe() -> String {
  let strategy = Date.ParseStrategy(
    format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)
  return ["2024-02-29", "2023-02-29", "2024-2-9", "24-01-01", "2024/01/01", "2024-13-01"].map { text in
    (try? Date(text, strategy: strategy)).map { "\(Int($0.timeIntervalSince1970))" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a strict date strategy refuses days that do not exist
// swiftc: 19754/19754 19844/nil 19754/19754 19754/nil
func probe() -> String {
  func parse(_ text: String, lenient: Bool) -> String {
    let strategy = Date.ParseStrategy(
      format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)",
      locale: Locale(identifier: "de_DE"), timeZone: .gmt, isLenient: lenient)
    return (try? Date(text, strategy: strategy)).map { "\(Int($0.timeIntervalSince1970 / 86_400))" } ?? "nil"
  }
  return ["01.02.2024", "31.04.2024", "1.2.2024", "32.01.2024"]
    .map { "\(parse($0, lenient: true))/\(parse($0, lenient: false))" }
    .joined(separator: " ")
}

// MARK: months with names parse in their language
// swiftc: 1709424000 1709424000 1709424000 nil
func probe() -> String {
  func parse(_ text: String, _ place: String) -> String {
    let strategy = Date.ParseStrategy(
      format: "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits)",
      locale: Locale(identifier: place), timeZone: .gmt)
    return (try? Date(text, strategy: strategy)).map { "\(Int($0.timeIntervalSince1970))" } ?? "nil"
  }
  return [parse("3 March 2024", "en_US"), parse("3 März 2024", "de_DE"), parse("3 mars 2024", "fr_FR"),
    parse("3 March 2024", "fr_FR")].joined(separator: " ")
}

// MARK: a time parses onto the first day of 1970
// swiftc: 1970 1 1 7 45
func probe() -> String {
  let strategy = Date.ParseStrategy(
    format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
    locale: Locale(identifier: "en_US"), timeZone: .gmt)
  guard let date = try? Date("07:45", strategy: strategy) else { return "nil" }
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  return "\(parts.year!) \(parts.month!) \(parts.day!) \(parts.hour!) \(parts.minute!)"
}

// MARK: a two digit year of a strategy starts at a date
// swiftc: 2069-01 1970-01 1999-12 2025-06
func probe() -> String {
  let strategy = Date.ParseStrategy(
    format: "\(month: .twoDigits)/\(year: .twoDigits)", locale: Locale(identifier: "en_US"), timeZone: .gmt,
    isLenient: false, twoDigitStartDate: Date(timeIntervalSince1970: 0))
  return ["01/69", "01/70", "12/99", "06/25"].map { text in
    (try? Date(text, strategy: strategy)).map { $0.formatted(.iso8601.year().month()) } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a date style parses what it formats
// swiftc: 2/29/2024, 1:44 PM true 1709298000.0
func probe() -> String {
  let style = Date.FormatStyle(
    date: .numeric, time: .shortened, locale: Locale(identifier: "en_US"),
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let tide = Date(timeIntervalSince1970: 1_709_214_240)
  let text = tide.formatted(style)
  let back = try? style.parse(text)
  return "\(text) \(back == tide) \((try? style.parse("2/30/2024, 1:00 PM")).map { "\($0.timeIntervalSince1970)" } ?? "nil")"
}

// MARK: ISO 8601 texts parse
// swiftc: 1709214245 1709207045 1709207045 nil 1709251200 nil nil
func probe() -> String {
  let texts = ["2024-02-29T13:44:05Z", "2024-02-29T13:44:05+02:00", "2024-02-29T13:44:05+0200", "2024-02-29",
    "2024-02-30T00:00:00Z", "2024-02-29 13:44:05Z", "2024-02-29T13:44:05"]
  return texts.map { text in
    (try? Date(text, strategy: .iso8601)).map { "\(Int($0.timeIntervalSince1970))" } ?? "nil"
  }.joined(separator: " ")
}

// MARK: ISO 8601 parts parse by their own style
// swiftc: 1709164800.0 1709164800.0 1709164800.0 1709164800.0 1706745600.0
func probe() -> String {
  func seconds(_ text: String, _ style: Date.ISO8601FormatStyle) -> String {
    (try? style.parse(text)).map { "\($0.timeIntervalSince1970)" } ?? "nil"
  }
  let base = Date.ISO8601FormatStyle(timeZone: .gmt)
  return [
    seconds("2024-02-29", base.year().month().day()),
    seconds("2024-060", base.year().day()),
    seconds("20240229", base.year().month().day().dateSeparator(.omitted)),
    seconds("2024-W09-04", base.year().weekOfYear().day()),
    seconds("2024-02", base.year().month()),
  ].joined(separator: " ")
}

// MARK: ISO 8601 fractions are parsed by either style
// swiftc: 1.25/1.25 1.0/1.0
func probe() -> String {
  let plain = Date.ISO8601FormatStyle(timeZone: .gmt)
  let precise = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
  return ["1970-01-01T00:00:01.250Z", "1970-01-01T00:00:01Z"].map { text in
    [plain, precise].map { (try? $0.parse(text)).map { "\($0.timeIntervalSince1970)" } ?? "nil" }.joined(separator: "/")
  }.joined(separator: " ")
}

// MARK: ISO 8601 without a zone uses the zone of the style
// swiftc: 2024-07-01T10:00:00Z 2024-01-01T11:00:00Z
func probe() -> String {
  let berlin = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "Europe/Berlin")!)
    .year().month().day().time(includingFractionalSeconds: false)
  return ["2024-07-01T12:00:00", "2024-01-01T12:00:00"].map { text in
    (try? berlin.parse(text)).map { $0.formatted(.iso8601) } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a verbatim strategy in a time zone with summer time
// swiftc: 2024-03-10T05:00:00Z 2024-03-11T04:00:00Z 2024-11-03T04:00:00Z 2024-11-04T05:00:00Z
func probe() -> String {
  let strategy = Date.ParseStrategy(
    format: "\(year: .padded(4))\(month: .twoDigits)\(day: .twoDigits)", locale: Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone(identifier: "America/New_York")!)
  return ["20240310", "20240311", "20241103", "20241104"].map { text in
    (try? Date(text, strategy: strategy)).map { $0.formatted(.iso8601) } ?? "nil"
  }.joined(separator: " ")
}

// MARK: a form field parses with a default
// swiftc: 1.75 0.0 0.0 2000.0
struct Field {
  var text: String
  var litres: Double { (try? Double(text, format: .number.locale(Locale(identifier: "en_GB")))) ?? 0 }
}
func probe() -> String {
  ["1.75", "two", "", "2,000"].map { "\(Field(text: $0).litres)" }.joined(separator: " ")
}

// MARK: an own parseable style
// swiftc: 12g nil nil
struct Mass: Equatable {
  var grams: Int
}
struct MassStyle: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Mass {
      guard value.hasSuffix("g"), let grams = Int(value.dropLast()) else { throw CocoaError(.formatting) }
      return Mass(grams: grams)
    }
  }
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Mass) -> String { "\(value.grams)g" }
}
func probe() -> String {
  let style = MassStyle()
  return ["12g", "12", "g"].map { (try? style.parseStrategy.parse($0)).map(style.format) ?? "nil" }.joined(separator: " ")
}
