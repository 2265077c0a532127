// Foundation: the declarations of CustomNSError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  static var errorDomain: String { String(reflecting: self) }
  var errorCode: Int { NSError.caseNumber(of: self) }
  var errorUserInfo: [String: Any] { [:] }
}

extension CustomNSError where Self: RawRepresentable, Self.RawValue: FixedWidthInteger {
  var errorCode: Int { Int(rawValue) }
}
