// Foundation: the declarations of Repeated.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Repeated: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection, Sequence
where Element == UInt8 {
  typealias Regions = Repeated<Data>
  var regions: Repeated<Data> { get }
}
