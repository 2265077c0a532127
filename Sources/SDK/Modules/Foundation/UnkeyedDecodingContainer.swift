// Foundation: the declarations of UnkeyedDecodingContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension UnkeyedDecodingContainer {
  mutating func decode<T, C>(_: T.Type, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  mutating func decodeIfPresent<T, C>(_: T.Type, configuration: C.Type) throws -> T?
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  mutating func decode<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  mutating func decodeIfPresent<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T?
  where T: DecodableWithConfiguration
}
