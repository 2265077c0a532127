// Foundation: the declarations of URLSessionTaskMetrics.
// Declared as the framework's interface has it, with code of our own.

class URLSessionTaskMetrics: NSObject {
  var transactionMetrics: [URLSessionTaskTransactionMetrics] { get }
  var taskInterval: DateInterval { get }
  var redirectCount: Int { get }
  enum ResourceFetchType: Int, Sendable {
    case unknown = 0
    case networkLoad = 1
    case serverPush = 2
    case localCache = 3
  }
  enum DomainResolutionProtocol: Int, Sendable {
    case unknown = 0
    case udp = 1
    case tcp = 2
    case tls = 3
    case https = 4
  }
}
