// Foundation: the declarations of NSIndexPath.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSIndexPath: NSObject, NSCopying, NSSecureCoding, Comparable {
  static var supportsSecureCoding: Bool { get }
  var length: Int { get }
  override var hash: Int { get }
  override init()
  convenience init(index: Int)
  required convenience init?(coder aDecoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  func adding(_ index: Int) -> IndexPath
  func removingLastIndex() -> IndexPath
  func index(atPosition position: Int) -> Int
  func compare(_ otherObject: IndexPath) -> ComparisonResult
  override func isEqual(_ object: Any?) -> Bool
  static func < (lhs: NSIndexPath, rhs: NSIndexPath) -> Bool
}
