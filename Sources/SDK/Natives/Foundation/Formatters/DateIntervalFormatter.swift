// Foundation: what the declarations of DateIntervalFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDateIntervalFormatter() {
    addDateIntervalFormatterItself()
  }

  private mutating func addDateIntervalFormatterItself() {
    value("DateIntervalFormatter", DateIntervalFormatter.self)
    property("DateIntervalFormatter.locale", \DateIntervalFormatter.locale)
    property("DateIntervalFormatter.calendar", \DateIntervalFormatter.calendar)
    property("DateIntervalFormatter.timeZone", \DateIntervalFormatter.timeZone)
    property("DateIntervalFormatter.dateTemplate", \DateIntervalFormatter.dateTemplate)
    property("DateIntervalFormatter.dateStyle", \DateIntervalFormatter.dateStyle)
    property("DateIntervalFormatter.timeStyle", \DateIntervalFormatter.timeStyle)
    make("DateIntervalFormatter.init()") {
      // On Apple's platforms neither style is set at first (NSDateIntervalFormatter.h).
      let formatter = DateIntervalFormatter()
      formatter.dateStyle = .none
      formatter.timeStyle = .none
      return formatter
    }
    method("DateIntervalFormatter.string(from:to:)") { (it: DateIntervalFormatter, a: Date, b: Date) in
      it.string(from: a, to: b)
    }
    method("DateIntervalFormatter.string(from:)") { (it: DateIntervalFormatter, a: DateInterval) in
      it.string(from: a)
    }
    value("DateIntervalFormatter.Style", DateIntervalFormatter.Style.self)
  }
}

extension DateIntervalFormatter.Style: HostCases {
  static var hostCases: [DateIntervalFormatter.Style] {
    [.none, .short, .medium, .long, .full]
  }
}
