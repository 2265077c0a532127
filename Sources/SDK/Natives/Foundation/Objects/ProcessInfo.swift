// Foundation: what the declarations of ProcessInfo are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addProcessInfo() {
    addProcessInfoItself()
  }

  private mutating func addProcessInfoItself() {
    value("ProcessInfo", ProcessInfo.self)
    make("ProcessInfo.processInfo") { ProcessInfo.processInfo }
    // What else there is to ask is of this machine and the user of it, not of the device that an app runs on.
    self["ProcessInfo.arguments"] = { _, _ in .list([.text("App")]) }
    self["ProcessInfo.processName"] = { _, _ in .text("App") }
    self["ProcessInfo.environment"] = { _, call in try call.surroundings.runtime(call.machine) }
    self["ProcessInfo.hostName"] = { _, _ in .text("iPhone") }
    for name in ["processorCount", "activeProcessorCount"] {
      self["ProcessInfo.\(name)"] = { _, _ in .integer(6) }
    }
    self["ProcessInfo.physicalMemory"] = { _, _ in .integer(8 << 30) }
    self["ProcessInfo.systemUptime"] = { _, call in .floating(call.machine.scheduler.now) }
    self["ProcessInfo.operatingSystemVersion"] = { _, call in
      try call.systemVersion.runtime(call.machine)
    }
    self["ProcessInfo.isOperatingSystemAtLeast(_:)"] = { arguments, call in
      let (own, asked) = (try call.systemVersion, try OperatingSystemVersion.host(arguments[1]))
      let some = [own.majorVersion, own.minorVersion, own.patchVersion]
      let others = [asked.majorVersion, asked.minorVersion, asked.patchVersion]
      return .boolean(!some.lexicographicallyPrecedes(others))
    }
  }
}

extension NativeCall {
  /// The environment variables of the process.
  fileprivate var surroundings: [String: String] { machine.world?.variables ?? [:] }

  fileprivate var systemVersion: OperatingSystemVersion {
    get throws {
      guard let version = machine.program.system?.version, let major = version.first else {
        throw Interruption.unknown("which system this is")
      }
      return OperatingSystemVersion(majorVersion: major, minorVersion: 0, patchVersion: 0)
    }
  }
}

extension ProcessInfo: HostBoxed {}
