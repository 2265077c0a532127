// Foundation: the declarations of CodableConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@propertyWrapper struct CodableConfiguration<T, ConfigurationProvider>: Decodable, Encodable
where
  T: DecodableWithConfiguration, T: EncodableWithConfiguration,
  ConfigurationProvider: DecodingConfigurationProviding,
  ConfigurationProvider: EncodingConfigurationProviding,
  T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration,
  T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration
{
  var wrappedValue: T { get set }
  init(wrappedValue: T)
  init(wrappedValue: T, from configurationProvider: ConfigurationProvider.Type)
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension CodableConfiguration: Sendable where T: Sendable {}

extension CodableConfiguration: Equatable where T: Equatable {}

extension CodableConfiguration: Hashable where T: Hashable {}

extension CodableConfiguration where ConfigurationProvider: AttributeScope {
  init(wrappedValue: T, from keyPath: KeyPath<AttributeScopes, ConfigurationProvider.Type>)
}
