import EarshotSwiftRuntime
import Foundation

/// Every week's day, or the first, second or last one of a month.
extension Calendar.RecurrenceRule.Weekday: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Self {
    switch value.content {
    case .enumCase(0, let payload): return .every(try Locale.Weekday.host(payload[0]))
    case .enumCase(1, let payload): return .nth(try Int.host(payload[0]), try Locale.Weekday.host(payload[1]))
    default: throw Interruption.unknown("a weekday of a recurrence")
    }
  }

  func runtime(_ machine: Machine) throws -> RuntimeValue {
    switch self {
    case .every(let day): return .enumCase(0, [try day.runtime(machine)])
    case .nth(let place, let day): return .enumCase(1, [.integer(place), try day.runtime(machine)])
    @unknown default: throw Interruption.unknown("a weekday of a recurrence")
    }
  }
}
