// Foundation: the declarations of ArraySlice.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension ArraySlice: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection, Sequence,
  ContiguousBytes
where Element == UInt8 {
  var regions: CollectionOfOne<ArraySlice<UInt8>> { get }
}
