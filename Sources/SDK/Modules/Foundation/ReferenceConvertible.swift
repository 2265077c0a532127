// Foundation: the declarations of ReferenceConvertible.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ReferenceConvertible: CustomDebugStringConvertible, CustomStringConvertible, Hashable {
  associatedtype ReferenceType: NSObject, NSCopying
}
