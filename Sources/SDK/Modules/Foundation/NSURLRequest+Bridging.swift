// Foundation: a request as an NSURLRequest.
// Code of our own.

extension NSURLRequest {
  static func bridging(_ request: URLRequest) -> NSURLRequest { NSURLRequest(request) }
}
