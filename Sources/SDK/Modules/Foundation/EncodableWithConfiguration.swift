// Foundation: the declarations of EncodableWithConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol EncodableWithConfiguration {
  associatedtype EncodingConfiguration
  func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
}
