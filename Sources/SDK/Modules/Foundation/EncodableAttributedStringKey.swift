// Foundation: the declarations of EncodableAttributedStringKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol EncodableAttributedStringKey: AttributedStringKey {
  static func encode(_ value: Self.Value, to encoder: any Encoder) throws
}

extension EncodableAttributedStringKey where Self.Value: Encodable {
  static func encode(_ value: Self.Value, to encoder: any Encoder) throws
}
