// Foundation: the declarations of NSCopying.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
  func copy() -> Any
}
