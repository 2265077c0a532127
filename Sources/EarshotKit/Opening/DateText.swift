/// Reads ISO 8601 dates: `2026-01-15`, `2026-01-15T09:41`, `2026-01-15 09:41:30+01:00`.
enum DateText {
  /// Seconds since 1970-01-01 00:00 UTC. A date that names no zone is meant in UTC, so that it
  /// is the same moment on every machine.
  static func seconds(_ text: String) throws(EarshotError) -> Double {
    guard let moment = Moment(text) else {
      throw .usage("\"\(text)\" is no date such as 2026-01-15 or 2026-01-15T09:41:00Z")
    }
    return Double(moment.local - (moment.offset ?? 0))
  }

  /// A date as written: the seconds that its fields make in UTC, and the zone's offset.
  private struct Moment {
    var local: Int
    /// Seconds east of UTC; nil: not said.
    var offset: Int?

    init?(_ text: String) {
      var rest = Array(text.utf8)[...]
      guard let date = Moment.numbers(&rest, [4, 2, 2], separator: "-"),
        let days = Moment.days(date[0], date[1], date[2])
      else { return nil }
      local = days * 86_400
      guard let mark = rest.first else { return }
      guard mark == UInt8(ascii: "T") || mark == UInt8(ascii: " ") else { return nil }
      rest = rest.dropFirst()
      guard let time = Moment.numbers(&rest, [2, 2], separator: ":"), time[0] < 24, time[1] < 60
      else { return nil }
      local += time[0] * 3600 + time[1] * 60
      if rest.first == UInt8(ascii: ":") {
        rest = rest.dropFirst()
        guard let second = Moment.numbers(&rest, [2], separator: ":"), second[0] < 60 else {
          return nil
        }
        local += second[0]
      }
      guard Moment.zone(&rest, &offset), rest.isEmpty else { return nil }
    }

    private static func zone(_ rest: inout ArraySlice<UInt8>, _ offset: inout Int?) -> Bool {
      guard let sign = rest.first else { return true }
      rest = rest.dropFirst()
      switch sign {
      case UInt8(ascii: "Z"):
        offset = 0
        return true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard let hour = numbers(&rest, [2], separator: ":") else { return false }
        if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
        guard let minute = numbers(&rest, [2], separator: ":"), hour[0] < 24, minute[0] < 60 else {
          return false
        }
        offset = (hour[0] * 3600 + minute[0] * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
        return true
      default: return false
      }
    }

    /// Numbers of exactly these widths, with the separator between them.
    private static func numbers(
      _ rest: inout ArraySlice<UInt8>, _ widths: [Int], separator: Unicode.Scalar
    ) -> [Int]? {
      var numbers: [Int] = []
      for (index, width) in widths.enumerated() {
        if index > 0 {
          guard rest.first == UInt8(ascii: separator) else { return nil }
          rest = rest.dropFirst()
        }
        let digits = rest.prefix(width)
        guard digits.count == width, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
          return nil
        }
        numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        rest = rest.dropFirst(width)
      }
      return numbers
    }

    /// Days since 1970-01-01 in the Gregorian calendar; nil for a day that does not exist.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), year >= 1 else {
        return nil
      }
      let past = year - 1
      let leapDays = past / 4 - past / 100 + past / 400
      let beforeMonth = lengths.prefix(month - 1).reduce(0, +)
      return past * 365 + leapDays + beforeMonth + day - 1 - 719_162
    }
  }
}
