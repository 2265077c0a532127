/// A day and a time of the Gregorian calendar, written by a language's patterns.
extension CalendarWords {
  /// "Jan 15, 2026", "15.01.2026".
  public func day(year: Int, month: Int, day: Int) -> String {
    write(dayPattern, Parts(year: year, month: month, day: day))
  }

  /// "9:41 AM", "09:41".
  public func time(hour: Int, minute: Int) -> String {
    write(timePattern, Parts(hour: hour, minute: minute))
  }

  /// "January 2026", "enero de 2026".
  public func month(year: Int, month: Int) -> String {
    write(monthPattern, Parts(year: year, month: month, isAlone: true))
  }

  /// "Thursday, January 15".
  ///
  /// - Parameter weekday: 0 for Sunday.
  public func weekday(_ weekday: Int, month: Int, day: Int) -> String {
    write(weekdayPattern, Parts(month: month, day: day, weekday: weekday))
  }

  private struct Parts {
    var year = 0
    var month = 1
    var day = 1
    var weekday = 0
    var hour = 0
    var minute = 0
    var isAlone = false
  }

  private func write(_ pattern: String, _ parts: Parts) -> String {
    var result = ""
    var rest = pattern[...]
    while let first = rest.first {
      if first == "'" {
        rest = rest.dropFirst()
        result += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
        continue
      }
      let field = rest.prefix { $0 == first }
      rest = rest.dropFirst(field.count)
      result += written(String(field), parts) ?? String(field)
    }
    return result
  }

  private func written(_ field: String, _ parts: Parts) -> String? {
    switch field {
    case "y": String(parts.year)
    case "M": String(parts.month)
    case "MM": twoDigits(parts.month)
    case "MMM": name(parts.month, of: shortMonths)
    case "MMMM", "LLLL":
      name(parts.month, of: parts.isAlone && !aloneMonths.isEmpty ? aloneMonths : months)
    case "d": String(parts.day)
    case "dd": twoDigits(parts.day)
    case "EEEE", "cccc": weekdays[((parts.weekday % 7) + 7) % 7]
    case "H": String(parts.hour)
    case "HH": twoDigits(parts.hour)
    case "h": String((parts.hour + 11) % 12 + 1)
    case "mm": twoDigits(parts.minute)
    case "a": halves.isEmpty ? "" : halves[parts.hour < 12 ? 0 : 1]
    default: nil
    }
  }

  private func name(_ month: Int, of names: [String]) -> String {
    names[min(max(month, 1), 12) - 1]
  }

  private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
