// Foundation: the declarations of PropertyListDecoder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class PropertyListDecoder: Sendable {
  enum PropertyListFormat: UInt, Sendable {
    typealias RawValue = UInt
    case xml
    case binary
    case openStep
    init?(rawValue: UInt)
  }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  init()
  func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws
    -> T where T: Decodable
  func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  func decode<T, C>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat,
    configuration: C.Type
  ) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
  func decode<T>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat,
    configuration: T.DecodingConfiguration
  ) throws -> T where T: DecodableWithConfiguration
}
