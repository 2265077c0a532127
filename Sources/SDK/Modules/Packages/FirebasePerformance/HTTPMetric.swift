// FirebasePerformance: the declarations of HTTPMetric, as its documentation has them.

class HTTPMetric: NSObject {
  var responseCode = 0
  var requestPayloadSize = 0
  var responsePayloadSize = 0
  var responseContentType: String?

  init?(url: URL, httpMethod: HTTPMethod) {}

  func start() {}
  func stop() {}
}
