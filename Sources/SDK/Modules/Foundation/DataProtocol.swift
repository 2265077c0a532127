// Foundation: the declarations of DataProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DataProtocol: RandomAccessCollection where Self.Element == UInt8, Self.SubSequence: DataProtocol {
  associatedtype Regions: BidirectionalCollection
  where
    Self.Regions.Element: ContiguousBytes, Self.Regions.Element: DataProtocol,
    Self.Regions.Element.SubSequence: ContiguousBytes
  var regions: Self.Regions { get }
  func firstRange<D, R>(of: D, in: R) -> Range<Self.Index>?
  where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
  func lastRange<D, R>(of: D, in: R) -> Range<Self.Index>?
  where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
}

extension DataProtocol {
  func firstRange<D>(of data: D) -> Range<Self.Index>? where D: DataProtocol
  func lastRange<D>(of data: D) -> Range<Self.Index>? where D: DataProtocol
  func firstRange<D, R>(of data: D, in range: R) -> Range<Self.Index>?
  where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
  func lastRange<D, R>(of data: D, in range: R) -> Range<Self.Index>?
  where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
}
