// Foundation: the declarations of KeyedEncodingContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension KeyedEncodingContainer where K: CodingKey {
  mutating func encode<T, C>(
    _ wrapper: CodableConfiguration<T?, C>, forKey key: KeyedEncodingContainer<K>.Key) throws
  where
    T: DecodableWithConfiguration, T: EncodableWithConfiguration, C: DecodingConfigurationProviding,
    C: EncodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration,
    T.EncodingConfiguration == C.EncodingConfiguration
  mutating func encode<T, C>(_ t: T, forKey key: KeyedEncodingContainer<K>.Key, configuration: C.Type) throws
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding,
    T.EncodingConfiguration == C.EncodingConfiguration
  mutating func encodeIfPresent<T, C>(
    _ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: C.Type) throws
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding,
    T.EncodingConfiguration == C.EncodingConfiguration
  mutating func encode<T>(
    _ t: T, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws
  where T: EncodableWithConfiguration
  mutating func encodeIfPresent<T>(
    _ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws
  where T: EncodableWithConfiguration
}
