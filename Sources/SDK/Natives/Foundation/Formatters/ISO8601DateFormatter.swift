// Foundation: what the declarations of ISO8601DateFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addISO8601DateFormatter() {
    addISO8601DateFormatterItself()
  }

  private mutating func addISO8601DateFormatterItself() {
    value("ISO8601DateFormatter", ISO8601DateFormatter.self)
    property("ISO8601DateFormatter.timeZone", \ISO8601DateFormatter.timeZone)
    property("ISO8601DateFormatter.formatOptions", \ISO8601DateFormatter.formatOptions)
    make("ISO8601DateFormatter.init()") { ISO8601DateFormatter() }
    make("ISO8601DateFormatter.string(from:timeZone:formatOptions:)") {
      (a: Date, b: TimeZone, c: ISO8601DateFormatter.Options) in
      ISO8601DateFormatter.string(from: a, timeZone: b, formatOptions: c)
    }
    method("ISO8601DateFormatter.string(from:)") { (it: ISO8601DateFormatter, a: Date) in it.string(from: a) }
    method("ISO8601DateFormatter.date(from:)") { (it: ISO8601DateFormatter, a: String) in it.date(from: a) }
    value("ISO8601DateFormatter.Options", ISO8601DateFormatter.Options.self)
    constants(
      "ISO8601DateFormatter.Options",
      [
        "withYear": .withYear, "withMonth": .withMonth, "withWeekOfYear": .withWeekOfYear,
        "withDay": .withDay, "withTime": .withTime, "withTimeZone": .withTimeZone,
        "withSpaceBetweenDateAndTime": .withSpaceBetweenDateAndTime,
        "withDashSeparatorInDate": .withDashSeparatorInDate,
        "withColonSeparatorInTime": .withColonSeparatorInTime,
        "withColonSeparatorInTimeZone": .withColonSeparatorInTimeZone,
        "withFractionalSeconds": .withFractionalSeconds, "withFullDate": .withFullDate,
        "withFullTime": .withFullTime, "withInternetDateTime": .withInternetDateTime,
      ]
        as KeyValuePairs<String, ISO8601DateFormatter.Options>)
  }
}

extension ISO8601DateFormatter.Options: HostBoxed {}
