// Foundation: the declarations of DecodingConfigurationProviding.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol DecodingConfigurationProviding {
  associatedtype DecodingConfiguration
  static var decodingConfiguration: Self.DecodingConfiguration { get }
}
