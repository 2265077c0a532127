// Foundation: the declarations of URLResponse.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLResponse: NSObject, NSSecureCoding, NSCopying, Sendable {
  static var supportsSecureCoding: Bool { get }
  var url: URL? { get }
  var mimeType: String? { get }
  var expectedContentLength: Int64 { get }
  var textEncodingName: String? { get }
  var suggestedFilename: String? { get }
  override var hash: Int { get }
  required init?(coder aDecoder: NSCoder)
  init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ value: Any?) -> Bool
}
