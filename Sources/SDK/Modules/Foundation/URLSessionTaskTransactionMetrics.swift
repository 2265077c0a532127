// Foundation: the declarations of URLSessionTaskTransactionMetrics.
// Declared as the framework's interface has it, with code of our own.

class URLSessionTaskTransactionMetrics: NSObject {
  var request: URLRequest { get }
  var response: URLResponse? { get }
  var fetchStartDate: Date? { get }
  var domainLookupStartDate: Date? { get }
  var domainLookupEndDate: Date? { get }
  var connectStartDate: Date? { get }
  var secureConnectionStartDate: Date? { get }
  var secureConnectionEndDate: Date? { get }
  var connectEndDate: Date? { get }
  var requestStartDate: Date? { get }
  var requestEndDate: Date? { get }
  var responseStartDate: Date? { get }
  var responseEndDate: Date? { get }
  var networkProtocolName: String? { get }
  var isProxyConnection: Bool { get }
  var isReusedConnection: Bool { get }
  var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { get }
  var countOfRequestHeaderBytesSent: Int64 { get }
  var countOfRequestBodyBytesSent: Int64 { get }
  var countOfRequestBodyBytesBeforeEncoding: Int64 { get }
  var countOfResponseHeaderBytesReceived: Int64 { get }
  var countOfResponseBodyBytesReceived: Int64 { get }
  var countOfResponseBodyBytesAfterDecoding: Int64 { get }
  var localAddress: String? { get }
  var localPort: Int? { get }
  var remoteAddress: String? { get }
  var remotePort: Int? { get }
  var isCellular: Bool { get }
  var isExpensive: Bool { get }
  var isConstrained: Bool { get }
  var isMultipath: Bool { get }
  var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { get }
}
