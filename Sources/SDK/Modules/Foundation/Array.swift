// Foundation: the declarations of Array.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Array: EncodableWithConfiguration where Element: EncodableWithConfiguration {
  func encode(to encoder: any Encoder, configuration: Element.EncodingConfiguration) throws
}

extension Array: DecodableWithConfiguration where Element: DecodableWithConfiguration {
  init(from decoder: any Decoder, configuration: Element.DecodingConfiguration) throws
}

extension Array: RandomAccessCollection, Collection, DataProtocol, BidirectionalCollection, Sequence,
  RangeReplaceableCollection, MutableCollection, MutableDataProtocol, ContiguousBytes
where Element == UInt8 {
  var regions: CollectionOfOne<Array<UInt8>> { get }
}
