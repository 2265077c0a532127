// Foundation: the declarations of NSObjectProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSObjectProtocol: AnyObject {
  var hash: Int { get }
  var description: String { get }
  var debugDescription: String { get }
  func isEqual(_ object: Any?) -> Bool
  func `self`() -> Self
  func isProxy() -> Bool
}

extension NSObjectProtocol {}
