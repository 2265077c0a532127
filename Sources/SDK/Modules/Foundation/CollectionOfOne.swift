// Foundation: the declarations of CollectionOfOne.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension CollectionOfOne: ContiguousBytes where Element == UInt8 {}
