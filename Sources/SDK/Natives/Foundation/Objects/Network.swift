import EarshotSwiftRuntime

extension Natives {
  /// Nobody answers.
  mutating func addNetwork() {
    self["_Files.askNetwork()"] = { _, call in
      try call.machine.scheduler.waitForEver()
      return .void
    }
  }
}
