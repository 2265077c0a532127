// Foundation: what the declarations of UnitDuration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitDuration() {
    addUnitDurationItself()
  }

  private mutating func addUnitDurationItself() {
    value("UnitDuration", UnitDuration.self)
    make("UnitDuration.baseUnit()") { UnitDuration.baseUnit() }
    constants(
      "UnitDuration",
      [
        "picoseconds": .picoseconds, "nanoseconds": .nanoseconds, "microseconds": .microseconds,
        "milliseconds": .milliseconds, "seconds": .seconds, "minutes": .minutes, "hours": .hours,
      ]
        as KeyValuePairs<String, UnitDuration>)
  }
}
