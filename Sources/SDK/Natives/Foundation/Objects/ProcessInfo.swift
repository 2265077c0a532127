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
    property("ProcessInfo.arguments", \ProcessInfo.arguments)
    property("ProcessInfo.environment", \ProcessInfo.environment)
    property("ProcessInfo.globallyUniqueString", \ProcessInfo.globallyUniqueString)
    property("ProcessInfo.processIdentifier", \ProcessInfo.processIdentifier)
    property("ProcessInfo.processName", \ProcessInfo.processName)
    property("ProcessInfo.userName", \ProcessInfo.userName)
    property("ProcessInfo.fullUserName", \ProcessInfo.fullUserName)
    property("ProcessInfo.hostName", \ProcessInfo.hostName)
    property("ProcessInfo.operatingSystemVersionString", \ProcessInfo.operatingSystemVersionString)
    property("ProcessInfo.operatingSystemVersion", \ProcessInfo.operatingSystemVersion)
    property("ProcessInfo.processorCount", \ProcessInfo.processorCount)
    property("ProcessInfo.activeProcessorCount", \ProcessInfo.activeProcessorCount)
    property("ProcessInfo.physicalMemory", \ProcessInfo.physicalMemory)
    property("ProcessInfo.systemUptime", \ProcessInfo.systemUptime)
    method("ProcessInfo.isOperatingSystemAtLeast(_:)") { (it: ProcessInfo, a: OperatingSystemVersion) in
      it.isOperatingSystemAtLeast(a)
    }
  }
}

extension ProcessInfo: HostBoxed {}
