import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addTimers() {
    self["Timer._wait(_:)"] = { arguments, call in
      try call.machine.scheduler.sleep(TimeInterval.host(arguments[1]), isPeriodic: true)
      return .void
    }
  }
}
