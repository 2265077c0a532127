extension Machine {
  func dateMethod(of value: inout Value, _ seconds: Double, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "addingTimeInterval", "advanced":
      let interval = call["by"] ?? call.first
      return interval?.doubleValue.map { .date(seconds + $0) }
    case "addTimeInterval":
      guard let interval = call.first?.doubleValue else { return nil }
      value = .date(seconds + interval)
      return .void
    case "timeIntervalSince":
      guard case .date(let other)? = call.first else { return nil }
      return .double(seconds - other)
    case "distance":
      guard case .date(let other)? = call["to"] else { return nil }
      return .double(other - seconds)
    case "compare":
      guard case .date(let other)? = call.first else { return nil }
      return comparisonResult(seconds < other ? -1 : (seconds > other ? 1 : 0))
    case "ISO8601Format", "iso8601Format": return .string(iso8601(seconds, FormatStyleValue(root: "iso8601")))
    case "formatted": return try formattedMethod(value, call)
    case "description": return .string(dateDescription(seconds))
    default: return nil
    }
  }

  func dateProperty(_ name: String, _ seconds: Double) -> Value? {
    switch name {
    case "timeIntervalSince1970": .double(seconds)
    case "timeIntervalSinceNow": .double(seconds - environment.now)
    case "timeIntervalSinceReferenceDate": .double(seconds - Library.referenceDate)
    default: nil
    }
  }

  /// `Date()`, `Date(timeIntervalSinceNow:)` and its kin.
  func makeDate(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let argument = call.arguments.first else { return .date(environment.now) }
    if let strategy = strategy(in: call), let text = string(argument.value) {
      return try parsed(text, by: strategy, call.expression)
    }
    let number = argument.value.doubleValue
    switch argument.label {
    case "timeIntervalSinceNow": return number.map { .date(environment.now + $0) }
    case "timeIntervalSince1970": return number.map { .date($0) }
    case "timeIntervalSinceReferenceDate": return number.map { .date(Library.referenceDate + $0) }
    case "timeInterval":
      guard case .date(let start)? = call["since"], let number else { return nil }
      return .date(start + number)
    default:
      guard let text = string(argument.value) else { return nil }
      return parsedISO8601(text).map { .date($0) } ?? Value.none
    }
  }

  func dateStatic(_ name: String) -> Value? {
    switch name {
    case "now": .date(environment.now)
    case "distantPast": .date(-62_135_769_600)
    case "distantFuture": .date(64_092_211_200)
    case "timeIntervalSinceReferenceDate": .double(environment.now - Library.referenceDate)
    case "timeIntervalBetween1970AndReferenceDate": .double(Library.referenceDate)
    default: nil
    }
  }

  func dateArithmetic(_ op: String, _ a: Value, _ b: Value) -> Value? {
    guard case .date(let seconds) = a, let interval = b.doubleValue ?? magnitude(of: b) else { return nil }
    switch op {
    case "+": return .date(seconds + interval)
    case "-": return .date(seconds - interval)
    default: return nil
    }
  }

  /// As `print` writes a date: in UTC.
  func dateDescription(_ seconds: Double) -> String {
    guard let parts = UTCTime(seconds) else { return "(Date)" }
    return "\(parts.date) \(parts.time) +0000"
  }

  /// Reads "2026-01-15T09:41:00Z", also with fractions and offsets, or only a date.
  func parsedISO8601(_ text: String) -> Double? {
    let halves = text.split(separator: "T", maxSplits: 1)
    let days = (halves.first ?? "").split(separator: "-").map { Int($0) }
    guard days.count == 3, let year = days[0], let month = days[1], let day = days[2],
      (1...12).contains(month),
      (1...31).contains(day), (0...9_999).contains(year)
    else { return nil }
    let date = Double(UTCTime.days(year, month, day)) * 86_400
    guard halves.count == 2 else { return date }
    var clock = String(halves[1])
    var offset = 0.0
    if clock.hasSuffix("Z") {
      clock.removeLast()
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let digits = clock[clock.index(after: sign)...].filter(\.isASCIIDigit)
      guard let value = Int(digits), digits.count == 4 || digits.count == 2 else { return nil }
      let minutes = digits.count == 4 ? value / 100 * 60 + value % 100 : value * 60
      offset = Double(minutes) * (clock[sign] == "-" ? -60 : 60)
      clock = String(clock[..<sign])
    }
    let parts = clock.split(separator: ":").map { Double($0) }
    guard parts.count >= 2, let hour = parts[0], let minute = parts[1] else { return nil }
    return date + hour * 3_600 + minute * 60 + (parts.count > 2 ? parts[2] ?? 0 : 0) - offset
  }
}

extension Library {
  /// 2001-01-01 00:00 UTC in seconds since 1970.
  static let referenceDate = 978_307_200.0
}

/// A moment in UTC, taken apart.
struct UTCTime {
  var year: Int
  var month: Int
  var day: Int
  var second: Int

  init?(_ seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e14 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let days = Int((Double(whole) / 86_400).rounded(.down))
    second = whole - days * 86_400
    // Howard Hinnant's civil calendar arithmetic.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  var date: String { "\(UTCTime.padded(year, 4))-\(UTCTime.padded(month))-\(UTCTime.padded(day))" }
  var time: String {
    "\(UTCTime.padded(second / 3_600)):\(UTCTime.padded(second / 60 % 60)):\(UTCTime.padded(second % 60))"
  }

  static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
