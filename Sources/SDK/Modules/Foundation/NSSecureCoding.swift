// Foundation: the declarations of NSSecureCoding.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}
