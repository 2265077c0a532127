// Foundation: the declarations of EncodingConfigurationProviding.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol EncodingConfigurationProviding {
  associatedtype EncodingConfiguration
  static var encodingConfiguration: Self.EncodingConfiguration { get }
}
