// Foundation: the declarations of UnkeyedEncodingContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension UnkeyedEncodingContainer {
  mutating func encode<T, C>(_ t: T, configuration: C.Type) throws
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding,
    T.EncodingConfiguration == C.EncodingConfiguration
  mutating func encode<T>(_ t: T, configuration: T.EncodingConfiguration) throws
  where T: EncodableWithConfiguration
}
