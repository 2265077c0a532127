#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension Machine {
  /// The system's calendar in the screen's time zone and locale, unless the record has its own.
  func calendar(_ record: RecordValue? = nil) -> Calendar {
    let identifier = record?["identifier"]?.symbolName.flatMap { Machine.calendars[$0] }
    var calendar = Calendar(identifier: identifier ?? .gregorian)
    calendar.locale = locale(record?["locale"])
    calendar.timeZone = timeZone(record?["timeZone"])
    if let first = record?["firstWeekday"]?.exactInt, (1...7).contains(first) {
      calendar.firstWeekday = first
    }
    if let least = record?["minimumDaysInFirstWeek"]?.exactInt, (1...7).contains(least) {
      calendar.minimumDaysInFirstWeek = least
    }
    return calendar
  }

  func locale(_ value: Value?) -> Locale {
    Locale(identifier: localeIdentifier(value))
  }

  func localeIdentifier(_ value: Value?) -> String {
    string(value.map { implied($0, as: "Locale") }?.recordValue?["identifier"]) ?? environment.locale
  }

  func timeZone(_ value: Value?) -> TimeZone {
    let value = value.map { implied($0, as: "TimeZone") }
    if let seconds = value?.recordValue?["secondsFromGMT"]?.exactInt, seconds.magnitude <= 64_800 {
      return TimeZone(secondsFromGMT: seconds) ?? .gmt
    }
    let identifier = string(value?.recordValue?["identifier"]) ?? environment.timeZone
    return TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier) ?? .gmt
  }

  func calendarMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let calendar = calendar(record)
    switch call.name {
    case "date": return calendarDate(calendar, call)
    case "component":
      guard let component = component(call.first), let date = date(call["from"]) else { return nil }
      return .int(calendar.component(component, from: date))
    case "dateComponents", "components": return components(calendar, call)
    case "startOfDay": return date(call["for"]).map { value(calendar.startOfDay(for: $0)) }
    case "dateInterval":
      guard let component = component(call["of"]), let date = date(call["for"]) else { return nil }
      return calendar.dateInterval(of: component, for: date).map { interval($0.start, $0.end) } ?? Value.none
    case "range": return range(calendar, call)
    case "enumerateDates":
      guard let start = date(call["startingAfter"]), case .record(let wanted)? = call["matching"],
        case .closure(let closure)? = call.function
      else { return nil }
      var found = start
      for _ in 0..<1_000 {
        let next = calendar.nextDate(
          after: found, matching: dateComponents(wanted), matchingPolicy: .nextTime,
          direction: call["direction"]?.symbolName == "backward" ? .backward : .forward)
        guard let next else { break }
        found = next
        var stop = Value.bool(false)
        _ = try self.call(closure, changing: &stop, at: 2, [value(next), .bool(true)], call.expression)
        if case .bool(true) = stop { break }
      }
      return .void
    case "nextDate":
      guard let start = date(call["after"]), case .record(let wanted)? = call["matching"] else { return nil }
      return calendar.nextDate(after: start, matching: dateComponents(wanted), matchingPolicy: .nextTime).map
      { value($0) }
        ?? Value.none
    case "ordinality":
      guard let small = component(call["of"]), let large = component(call["in"]), let date = date(call["for"])
      else { return nil }
      return calendar.ordinality(of: small, in: large, for: date).map { .int($0) } ?? Value.none
    default: return calendarComparison(calendar, call)
    }
  }

  private func calendarComparison(_ calendar: Calendar, _ call: LibraryCall) -> Value? {
    guard let day = date(call.first) else { return nil }
    let now = Date(timeIntervalSince1970: environment.now)
    switch call.name {
    case "isDateInToday": return .bool(calendar.isDate(day, inSameDayAs: now))
    case "isDateInYesterday", "isDateInTomorrow":
      let offset = call.name == "isDateInYesterday" ? -1 : 1
      return calendar.date(byAdding: .day, value: offset, to: now).map {
        .bool(calendar.isDate(day, inSameDayAs: $0))
      }
    case "isDateInWeekend": return .bool(calendar.isDateInWeekend(day))
    case "isDate":
      if let other = date(call["inSameDayAs"]) { return .bool(calendar.isDate(day, inSameDayAs: other)) }
      guard let other = date(call["equalTo"]), let unit = component(call["toGranularity"]) else { return nil }
      return .bool(calendar.isDate(day, equalTo: other, toGranularity: unit))
    case "compare":
      guard let other = date(call["to"]), let unit = component(call["toGranularity"]) else { return nil }
      return comparisonResult(calendar.compare(day, to: other, toGranularity: unit).rawValue)
    default: return nil
    }
  }

  private func calendarDate(_ calendar: Calendar, _ call: LibraryCall) -> Value? {
    if case .record(let record)? = call["from"] {
      return calendar.date(from: dateComponents(record)).map { value($0) } ?? Value.none
    }
    if let added = call["byAdding"], let start = date(call["to"]) {
      if case .record(let record) = added {
        return calendar.date(byAdding: dateComponents(record), to: start).map { value($0) } ?? Value.none
      }
      guard let unit = component(added), let amount = call["value"]?.exactInt else { return nil }
      // The calendar counts in steps: what lies beyond all calendars is no date.
      guard amount.magnitude < 100_000_000 || unit == .second || unit == .nanosecond else {
        return Value.none
      }
      return calendar.date(byAdding: unit, value: amount, to: start).map { value($0) } ?? Value.none
    }
    guard let day = date(call["of"]) else { return nil }
    if let hour = call["bySettingHour"]?.exactInt {
      return calendar.date(
        bySettingHour: hour, minute: call["minute"]?.exactInt ?? 0, second: call["second"]?.exactInt ?? 0,
        of: day
      ).map { value($0) } ?? Value.none
    }
    guard let unit = component(call["bySetting"]), let amount = call["value"]?.exactInt else { return nil }
    return calendar.date(bySetting: unit, value: amount, of: day).map { value($0) } ?? Value.none
  }

  private func components(_ calendar: Calendar, _ call: LibraryCall) -> Value? {
    guard let start = date(call["from"]) else { return nil }
    let names = (call.first?.arrayValue ?? setValues(call.first) ?? []).compactMap(\.symbolName)
    let units = names.compactMap { Machine.components[$0] }
    let found: DateComponents
    if let end = date(call["to"]) {
      found = calendar.dateComponents(Set(units), from: start, to: end)
    } else if call.plain() == nil {
      found = calendar.dateComponents(in: calendar.timeZone, from: start)
    } else {
      found = calendar.dateComponents(Set(units), from: start)
    }
    let all = names.isEmpty ? Array(Machine.components.keys).sorted() : names
    let fields = all.compactMap { name in
      Machine.components[name].flatMap { found.value(for: $0) }.map {
        LabeledValue(label: name, value: .int($0))
      }
    }
    return .record(RecordValue(type: "DateComponents", fields: fields))
  }

  private func setValues(_ value: Value?) -> [Value]? {
    if case .set(let values)? = value { return Array(values) }
    return value.map { [$0] }
  }

  private func range(_ calendar: Calendar, _ call: LibraryCall) -> Value? {
    guard let small = component(call["of"]), let large = component(call["in"]), let day = date(call["for"])
    else { return nil }
    guard let range = calendar.range(of: small, in: large, for: day) else { return Value.none }
    return .range(RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false))
  }

  private func interval(_ start: Date, _ end: Date) -> Value {
    .record(
      "DateInterval",
      [
        "start": value(start), "end": value(end), "duration": .double(end.timeIntervalSince(start)),
      ])
  }

  func calendarProperty(_ name: String, _ record: RecordValue) -> Value? {
    let calendar = calendar(record)
    switch name {
    case "firstWeekday": return .int(calendar.firstWeekday)
    case "minimumDaysInFirstWeek": return .int(calendar.minimumDaysInFirstWeek)
    case "timeZone":
      return record["timeZone"] ?? .record("TimeZone", ["identifier": .string(environment.timeZone)])
    case "locale": return record["locale"] ?? .record("Locale", ["identifier": .string(environment.locale)])
    case "identifier": return record["identifier"] ?? .symbol("Calendar.Identifier", "gregorian")
    default: return names(calendar, name).map { .array($0.map { .string($0) }) }
    }
  }

  private func names(_ calendar: Calendar, _ name: String) -> [String]? {
    switch name {
    case "weekdaySymbols": calendar.weekdaySymbols
    case "shortWeekdaySymbols": calendar.shortWeekdaySymbols
    case "veryShortWeekdaySymbols": calendar.veryShortWeekdaySymbols
    case "standaloneWeekdaySymbols": calendar.standaloneWeekdaySymbols
    case "shortStandaloneWeekdaySymbols": calendar.shortStandaloneWeekdaySymbols
    case "veryShortStandaloneWeekdaySymbols": calendar.veryShortStandaloneWeekdaySymbols
    case "monthSymbols": calendar.monthSymbols
    case "shortMonthSymbols": calendar.shortMonthSymbols
    case "veryShortMonthSymbols": calendar.veryShortMonthSymbols
    case "standaloneMonthSymbols": calendar.standaloneMonthSymbols
    case "shortStandaloneMonthSymbols": calendar.shortStandaloneMonthSymbols
    default: nil
    }
  }

  // MARK: Conversion

  /// A date that the system's calendar can count with.
  func date(_ value: Value?) -> Date? {
    guard case .date(let seconds)? = value.map({ implied($0, as: "Date") }), seconds.isFinite,
      abs(seconds) < 1e11
    else {
      return nil
    }
    return Date(timeIntervalSince1970: seconds)
  }

  func value(_ date: Date) -> Value { .date(date.timeIntervalSince1970) }

  private func component(_ value: Value?) -> Calendar.Component? {
    value?.symbolName.flatMap { Machine.components[$0] }
  }

  func dateComponents(_ record: RecordValue) -> DateComponents {
    var result = DateComponents()
    for field in record.fields {
      guard let name = field.label, let unit = Machine.components[name], let number = field.value.exactInt,
        number.magnitude < 100_000_000
      else { continue }
      result.setValue(number, for: unit)
    }
    if let zone = record["timeZone"], !zone.isNone { result.timeZone = timeZone(zone) }
    return result
  }

  /// Foundation's calendars by the names of their identifiers.
  private static let calendars: [String: Calendar.Identifier] = {
    let all: [Calendar.Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601,
      .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese, .persian,
      .republicOfChina,
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })
  }()

  private static let components: [String: Calendar.Component] = [
    "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
    "second": .second,
    "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
    "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear, "nanosecond": .nanosecond,
    "dayOfYear": .dayOfYear,
  ]
}
