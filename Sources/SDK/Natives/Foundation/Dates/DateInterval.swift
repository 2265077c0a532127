// Foundation: what the declarations of DateInterval are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addDateInterval() {
    addDateIntervalItself()
  }

  private mutating func addDateIntervalItself() {
    value("DateInterval", DateInterval.self)
    property("DateInterval.start", \DateInterval.start)
    property("DateInterval.end", \DateInterval.end)
    property("DateInterval.duration", \DateInterval.duration)
    make("DateInterval.init()") { DateInterval() }
    make("DateInterval.init(start:end:)") { (a: Date, b: Date) in DateInterval(start: a, end: b) }
    make("DateInterval.init(start:duration:)") { (a: Date, b: TimeInterval) in DateInterval(start: a, duration: b) }
    method("DateInterval.compare(_:)") { (it: DateInterval, a: DateInterval) in it.compare(a) }
    method("DateInterval.intersects(_:)") { (it: DateInterval, a: DateInterval) in it.intersects(a) }
    method("DateInterval.intersection(with:)") { (it: DateInterval, a: DateInterval) in it.intersection(with: a) }
    method("DateInterval.contains(_:)") { (it: DateInterval, a: Date) in it.contains(a) }
  }
}

extension DateInterval: HostBoxed {}
