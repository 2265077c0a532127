// Foundation: the declarations of NSValue.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSValue: NSObject, NSCopying, NSSecureCoding, Sendable {
  class var supportsSecureCoding: Bool { get }
  var pointValue: NSPoint { get }
  var sizeValue: NSSize { get }
  var rectValue: NSRect { get }
  var rangeValue: NSRange { get }
  required convenience init?(coder aDecoder: NSCoder)
  convenience init(point: NSPoint)
  convenience init(size: NSSize)
  convenience init(rect: NSRect)
  convenience init(range: NSRange)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
}
