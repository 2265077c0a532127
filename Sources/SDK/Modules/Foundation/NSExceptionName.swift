// Foundation: the declarations of NSExceptionName.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  static let fileHandleOperationException: NSExceptionName
  static let decimalNumberExactnessException: NSExceptionName
  static let decimalNumberOverflowException: NSExceptionName
  static let decimalNumberUnderflowException: NSExceptionName
  static let decimalNumberDivideByZeroException: NSExceptionName
  let rawValue: String
  init(_ rawValue: String)
  init(rawValue: String)
}
