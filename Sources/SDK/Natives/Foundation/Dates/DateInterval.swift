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
    method("DateInterval.compare(_:)") { (it: DateInterval, a: DateInterval) in it.compare(a) }
    method("DateInterval.intersects(_:)") { (it: DateInterval, a: DateInterval) in it.intersects(a) }
    method("DateInterval.intersection(with:)") { (it: DateInterval, a: DateInterval) in
      it.intersection(with: a)
    }
    method("DateInterval.contains(_:)") { (it: DateInterval, a: Date) in it.contains(a) }
  }
}

extension DateInterval: HostBoxed {}
