// Foundation: the declarations of EmptyCollection.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension EmptyCollection: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection,
  Sequence, ContiguousBytes
where Element == UInt8 {
  var regions: EmptyCollection<Data> { get }
}
