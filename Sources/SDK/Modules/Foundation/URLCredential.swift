// Foundation: the declarations of URLCredential.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLCredential: NSObject, NSSecureCoding, NSCopying, Sendable {
  enum Persistence: UInt, Sendable {
    typealias RawValue = UInt
    case none
    case forSession
    case permanent
    case synchronizable
    init?(rawValue: UInt)
  }
  static var supportsSecureCoding: Bool { get }
  var persistence: URLCredential.Persistence { get }
  var user: String? { get }
  var password: String? { get }
  var hasPassword: Bool { get }
  init(user: String, password: String, persistence: URLCredential.Persistence)
  required init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
}
