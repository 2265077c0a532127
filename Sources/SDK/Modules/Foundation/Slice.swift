// Foundation: the declarations of Slice.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Slice: ContiguousBytes where Base: ContiguousBytes, Base: Collection {}

extension Slice: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection, Sequence
where Base: DataProtocol {
  typealias Regions = [Base.Regions.Element.SubSequence]
  var regions: [Base.Regions.Element.SubSequence] { get }
}
