// Foundation: the declarations of NSUUID.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSUUID: NSObject, NSCopying, NSSecureCoding, Sendable {
  static var supportsSecureCoding: Bool { get }
  var uuidString: String { get }
  override var hash: Int { get }
  override var description: String { get }
  override init()
  convenience init?(uuidString string: String)
  required convenience init?(coder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ value: Any?) -> Bool
}
