// Foundation: the declarations of URLSessionConfiguration that only Apple's platforms have.

extension URLSessionConfiguration {
  enum MultipathServiceType: Int, Sendable {
    case none
    case handover
    case interactive
    case aggregate
  }
  var allowsConstrainedNetworkAccess: Bool { get set }
  var allowsExpensiveNetworkAccess: Bool { get set }
  var multipathServiceType: URLSessionConfiguration.MultipathServiceType { get set }
  var requiresDNSSECValidation: Bool { get set }
  var sessionSendsLaunchEvents: Bool { get set }
  var waitsForConnectivity: Bool { get set }
}
