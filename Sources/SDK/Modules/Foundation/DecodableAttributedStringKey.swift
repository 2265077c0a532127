// Foundation: the declarations of DecodableAttributedStringKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DecodableAttributedStringKey: AttributedStringKey {
  static func decode(from decoder: any Decoder) throws -> Self.Value
}

extension DecodableAttributedStringKey where Self.Value: Decodable {
  static func decode(from decoder: any Decoder) throws -> Self.Value
}
