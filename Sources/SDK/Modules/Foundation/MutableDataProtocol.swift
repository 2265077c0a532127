// Foundation: the declarations of MutableDataProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
  mutating func resetBytes<R>(in range: R) where R: RangeExpression, Self.Index == R.Bound
}

extension MutableDataProtocol {}
