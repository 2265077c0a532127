import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// What stands still in the midst of code that isn't async.
  mutating func addWaiting(_ type: String) {
    self["\(type)._letPass(_:)"] = { arguments, call in
      try call.machine.scheduler.sleep(Double.host(arguments[1]))
      return .void
    }
  }
}
