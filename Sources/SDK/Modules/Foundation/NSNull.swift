// Foundation: the declarations of NSNull.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSNull: NSObject, NSCopying, NSSecureCoding, Sendable {
  static var supportsSecureCoding: Bool { get }
  override var description: String { "<null>" }
  override init() {}
  required init?(coder aDecoder: NSCoder)
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool { object is NSNull }
  override var hash: Int { 0 }
}
