// Network: the declarations of NWParameters.
// Declared as the framework's interface has it, with code of our own.

class NWParameters: CustomDebugStringConvertible, Sendable {
  enum ServiceClass: Hashable, Sendable {
    case bestEffort
    case background
    case interactiveVideo
    case interactiveVoice
    case responsiveData
    case signaling
  }
  static var tcp: NWParameters { NWParameters() }
  static var udp: NWParameters { NWParameters() }
  static var tls: NWParameters { NWParameters() }
  static var dtls: NWParameters { NWParameters() }
  var requiredInterface: NWInterface?
  var requiredInterfaceType = NWInterface.InterfaceType.other
  var prohibitedInterfaces: [NWInterface]?
  var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  var prohibitExpensivePaths = false
  var prohibitConstrainedPaths = false
  var preferNoProxies = false
  var allowLocalEndpointReuse = false
  var acceptLocalOnly = false
  var includePeerToPeer = false
  var allowFastOpen = false
  var requiredLocalEndpoint: NWEndpoint?
  var serviceClass = NWParameters.ServiceClass.bestEffort
  init() {}
  func copy() -> NWParameters { NWParameters() }
  var debugDescription: String { get }
}
