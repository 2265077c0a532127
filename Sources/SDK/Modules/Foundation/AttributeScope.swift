// Foundation: the declarations of AttributeScope.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol AttributeScope: DecodingConfigurationProviding, EncodingConfigurationProviding {
  static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
  static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
}

extension AttributeScope {}
