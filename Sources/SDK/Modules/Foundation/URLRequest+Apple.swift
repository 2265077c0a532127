// Foundation: the declarations of URLRequest that only Apple's platforms have.

extension URLRequest {
  enum Attribution: UInt, Sendable {
    case developer
    case user
  }
  var allowsConstrainedNetworkAccess: Bool { get set }
  var allowsExpensiveNetworkAccess: Bool { get set }
  var assumesHTTP3Capable: Bool { get set }
  var attribution: URLRequest.Attribution { get set }
}
