// Foundation: the declarations of NSNull.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSNull: NSObject, NSCopying, NSSecureCoding, Sendable {
  static var supportsSecureCoding: Bool { get }
  override var description: String { get }
  override init()
  required init?(coder aDecoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
