// Foundation: what the declarations of OperatingSystemVersion are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addOperatingSystemVersion() {
    addOperatingSystemVersionItself()
  }

  private mutating func addOperatingSystemVersionItself() {
    value("OperatingSystemVersion", OperatingSystemVersion.self)
    property("OperatingSystemVersion.majorVersion", \OperatingSystemVersion.majorVersion)
    property("OperatingSystemVersion.minorVersion", \OperatingSystemVersion.minorVersion)
    property("OperatingSystemVersion.patchVersion", \OperatingSystemVersion.patchVersion)
    make("OperatingSystemVersion.init()") { OperatingSystemVersion() }
    make("OperatingSystemVersion.init(majorVersion:minorVersion:patchVersion:)") { (a: Int, b: Int, c: Int) in
      OperatingSystemVersion(majorVersion: a, minorVersion: b, patchVersion: c)
    }
  }
}

extension OperatingSystemVersion: HostBoxed {}
