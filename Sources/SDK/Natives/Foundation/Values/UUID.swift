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
    property("UUID.debugDescription", \UUID.debugDescription)
    self["UUID.init()"] = { _, call in .host(UUID.random(&call.machine.random)) }
    make("UUID.init(uuidString:)") { (a: String) in UUID(uuidString: a) }
  }
}

extension UUID: HostBoxed {}
extension UUID {
  /// One of version 4 (RFC 9562, 5.4).
  fileprivate static func random(_ numbers: inout SeededNumbers) -> UUID {
    let halves = (numbers.next(), numbers.next())
    var bytes = [halves.0, halves.1].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
