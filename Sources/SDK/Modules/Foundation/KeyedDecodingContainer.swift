// Foundation: the declarations of KeyedDecodingContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension KeyedDecodingContainer where K: CodingKey {
  func decode<T, C>(_: CodableConfiguration<T?, C>.Type, forKey key: KeyedDecodingContainer<K>.Key) throws
    -> CodableConfiguration<T?, C>
  where
    T: DecodableWithConfiguration, T: EncodableWithConfiguration, C: DecodingConfigurationProviding,
    C: EncodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration,
    T.EncodingConfiguration == C.EncodingConfiguration
  func decode<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  func decodeIfPresent<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type)
    throws -> T?
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  func decode<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration)
    throws -> T where T: DecodableWithConfiguration
  func decodeIfPresent<T>(
    _: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration
  ) throws -> T? where T: DecodableWithConfiguration
}
