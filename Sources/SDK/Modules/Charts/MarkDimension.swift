// Charts: the declarations of MarkDimension.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  static var automatic: MarkDimension { get }
  static func ratio(_ value: CoreFoundation.CGFloat) -> MarkDimension
  static func inset(_ value: CoreFoundation.CGFloat) -> MarkDimension
  static func fixed(_ value: CoreFoundation.CGFloat) -> MarkDimension
  init(floatLiteral value: Double)
  init(integerLiteral value: Int)
  var description: String { get }
}
