// Foundation: the declarations of PropertyListEncoder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class PropertyListEncoder: Sendable {
  var outputFormat: PropertyListDecoder.PropertyListFormat { get set }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  init()
  func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
  func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding,
    T.EncodingConfiguration == C.EncodingConfiguration
}
