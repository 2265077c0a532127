// SystemConfiguration: the declarations of SCNetworkReachabilityFlags.
// Declared as the framework's interface has it, with code of our own.

struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
