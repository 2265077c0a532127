// Network: the declarations of NWPath. A phone is taken to be online by Wi-Fi.
// Declared as the framework's interface has it, with code of our own.

struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
  enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }
  enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }
  let status: NWPath.Status
  init(_isOnline isOnline: Bool) { status = isOnline ? .satisfied : .unsatisfied }
  var unsatisfiedReason: NWPath.UnsatisfiedReason { .notAvailable }
  var availableInterfaces: [NWInterface] { status == .satisfied ? [NWInterface._wifi] : [] }
  var isExpensive: Bool { false }
  var isConstrained: Bool { false }
  var isUltraConstrained: Bool { false }
  var supportsIPv4: Bool { status == .satisfied }
  var supportsIPv6: Bool { status == .satisfied }
  var supportsDNS: Bool { status == .satisfied }
  var gateways: [NWEndpoint] { [] }
  var localEndpoint: NWEndpoint? { nil }
  var remoteEndpoint: NWEndpoint? { nil }
  func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
  var debugDescription: String { "\(status)" }
}
