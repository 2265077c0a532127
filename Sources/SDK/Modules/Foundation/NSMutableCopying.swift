// Foundation: the declarations of NSMutableCopying.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

extension NSMutableCopying {
  func mutableCopy() -> Any
}
