// Foundation: the declarations of URLResponse.
// Declared as the toolchain's interface has it, with code of our own.

class URLResponse: NSObject, NSSecureCoding, NSCopying, Sendable {
  static var supportsSecureCoding: Bool { true }
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  var suggestedFilename: String? { _fileName }
  override var hash: Int { url.hashValue }
  required init?(coder aDecoder: NSCoder)
  init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? URLResponse else { return false }
    return url == other.url && mimeType == other.mimeType
      && expectedContentLength == other.expectedContentLength && textEncodingName == other.textEncodingName
  }

  /// The last part of the path, or the host.
  var _fileName: String {
    let last = url?.lastPathComponent ?? ""
    if !last.isEmpty, last != "/" { return last }
    return url?.host() ?? "Unknown"
  }
}
