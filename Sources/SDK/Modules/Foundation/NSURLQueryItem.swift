// Foundation: the declarations of NSURLQueryItem.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSURLQueryItem: NSObject, NSSecureCoding, NSCopying, Sendable {
  static var supportsSecureCoding: Bool { get }
  let name: String
  let value: String?
  init(name: String, value: String?)
  required init?(coder aDecoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
