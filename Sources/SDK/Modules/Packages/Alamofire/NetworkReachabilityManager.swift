// Alamofire: the declarations of NetworkReachabilityManager, as its documentation has them.

/// A phone that is online by Wi-Fi.
class NetworkReachabilityManager {
  typealias Listener = (NetworkReachabilityStatus) -> Void

  enum NetworkReachabilityStatus: Equatable {
    enum ConnectionType { case ethernetOrWiFi, cellular }

    case unknown
    case notReachable
    case reachable(ConnectionType)
  }

  static let `default` = NetworkReachabilityManager()

  init?(host: String) {}
  init?() {}

  var isReachable: Bool { true }
  var isReachableOnCellular: Bool { false }
  var isReachableOnEthernetOrWiFi: Bool { true }
  var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
  @discardableResult func startListening(
    onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    queue.async { listener(.reachable(.ethernetOrWiFi)) }
    return true
  }
  func stopListening() {}
}
