// Charts: the declarations of MarkDimensions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  static var automatic: MarkDimensions<DataElement> { get }
  static func ratio(_ value: CoreFoundation.CGFloat) -> MarkDimensions<DataElement>
  static func inset(_ value: CoreFoundation.CGFloat) -> MarkDimensions<DataElement>
  static func fixed(_ value: CoreFoundation.CGFloat) -> MarkDimensions<DataElement>
  static func ratio(_ keyPath: KeyPath<DataElement, CoreFoundation.CGFloat>) -> MarkDimensions<DataElement>
  static func inset(_ keyPath: KeyPath<DataElement, CoreFoundation.CGFloat>) -> MarkDimensions<DataElement>
  static func fixed(_ keyPath: KeyPath<DataElement, CoreFoundation.CGFloat>) -> MarkDimensions<DataElement>
  init(floatLiteral value: Double)
  init(integerLiteral value: Int)
}
