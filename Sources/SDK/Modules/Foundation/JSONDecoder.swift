// Foundation: the declarations of JSONDecoder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class JSONDecoder: Sendable {
  enum DateDecodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case custom((any Decoder) throws -> Date)
    case formatted(DateFormatter)
  }
  enum DataDecodingStrategy: Sendable {
    case deferredToData
    case base64
    case custom((any Decoder) throws -> Data)
  }
  enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
  var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  var allowsJSON5: Bool { get set }
  var assumesTopLevelDictionary: Bool { get set }
  init()
  func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding,
    T.DecodingConfiguration == C.DecodingConfiguration
}
