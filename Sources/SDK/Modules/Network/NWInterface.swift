// Network: the declarations of NWInterface.
// Declared as the framework's interface has it, with code of our own.

struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
  enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
  static let _wifi = NWInterface(_type: .wifi, _name: "en0", _index: 2)
  let type: NWInterface.InterfaceType
  let name: String
  let index: Int
  init(_type type: NWInterface.InterfaceType, _name name: String, _index index: Int) {
    self.type = type
    self.name = name
    self.index = index
  }
  var debugDescription: String { name }
}
