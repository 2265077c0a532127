// Foundation: the declarations of NSExpression.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSExpression: NSObject, NSCopying {
  enum ExpressionType: UInt, Sendable {
    typealias RawValue = UInt
    case constantValue
    case evaluatedObject
    case variable
    case keyPath
    case function
    case unionSet
    case intersectSet
    case minusSet
    case subquery
    case aggregate
    case anyKey
    case block
    case conditional
    init?(rawValue: UInt)
  }
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
}
