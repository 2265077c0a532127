// Foundation: the declarations of HTTPURLResponse.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class HTTPURLResponse: URLResponse {
  let statusCode: Int
  var allHeaderFields: [AnyHashable: Any] { get }
  override var description: String { get }
  init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
  required init?(coder aDecoder: NSCoder)
  class func localizedString(forStatusCode statusCode: Int) -> String
  override func encode(with aCoder: NSCoder)
  func value(forHTTPHeaderField field: String) -> String?
}
