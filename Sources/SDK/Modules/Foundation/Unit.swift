// Foundation: the declarations of Unit.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Unit: NSObject, NSCopying, NSSecureCoding, Sendable {
  static var supportsSecureCoding: Bool { get }
  let symbol: String
  required init(symbol: String)
  required init?(coder aDecoder: NSCoder)
  func copy(with zone: NSZone?) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
}
