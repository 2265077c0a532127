// Network: the declarations of NWEndpoint.
// Declared as the framework's interface has it, with code of our own.

enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
  enum Host: Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral, Sendable {
    case name(_ name: String, _ interface: NWInterface?)
    case ipv4(_ address: IPv4Address)
    case ipv6(_ address: IPv6Address)
    init(_ string: String) {
      if let address = IPv4Address(string) { self = .ipv4(address) } else { self = .name(string, nil) }
    }
    init(stringLiteral value: String) { self.init(value) }
    var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }
  struct Port: Hashable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable, Sendable
  {
    static let any: NWEndpoint.Port = 0
    static let ssh: NWEndpoint.Port = 22
    static let smtp: NWEndpoint.Port = 25
    static let http: NWEndpoint.Port = 80
    static let pop: NWEndpoint.Port = 110
    static let imap: NWEndpoint.Port = 143
    static let https: NWEndpoint.Port = 443
    static let imaps: NWEndpoint.Port = 993
    static let socks: NWEndpoint.Port = 1080
    let rawValue: UInt16
    init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    init?(rawValue: UInt16) { self.rawValue = rawValue }
    init(integerLiteral value: UInt16) { rawValue = value }
    var debugDescription: String { "\(rawValue)" }
  }
  case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
  var interface: NWInterface? {
    switch self {
    case .hostPort(host: .name(_, let interface), port: _): interface
    case .service(name: _, type: _, domain: _, interface: let interface): interface
    default: nil
    }
  }
  var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
