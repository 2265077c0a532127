// Foundation: the declarations of DecodableWithConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DecodableWithConfiguration {
  associatedtype DecodingConfiguration
  init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
}
