// Foundation: what the declarations of UUID are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUUID() {
    addUUIDItself()
  }

  private mutating func addUUIDItself() {
    value("UUID", UUID.self)
    property("UUID.uuidString", \UUID.uuidString)
    make("UUID.init()") { UUID() }
    make("UUID.init(uuidString:)") { (a: String) in UUID(uuidString: a) }
  }
}

extension UUID: HostBoxed {}
