// Foundation: the declarations of ContiguousArray.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension ContiguousArray: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection,
  Sequence, RangeReplaceableCollection, MutableCollection, MutableDataProtocol, ContiguousBytes
where Element == UInt8 {
  var regions: CollectionOfOne<ContiguousArray<UInt8>> { get }
}
