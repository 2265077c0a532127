// Foundation: the declarations of Optional.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Optional: EncodableWithConfiguration where Wrapped: EncodableWithConfiguration {
  func encode(to encoder: any Encoder, configuration: Wrapped.EncodingConfiguration) throws
}

extension Optional: DecodableWithConfiguration where Wrapped: DecodableWithConfiguration {
  init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
}
