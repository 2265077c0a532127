// Foundation: the declarations of JSONEncoder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class JSONEncoder: Sendable {
  struct OutputFormatting: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = JSONEncoder.OutputFormatting
    typealias ArrayLiteralElement = JSONEncoder.OutputFormatting
    static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1)
    static let sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum DateEncodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case custom((Date, any Encoder) throws -> Void)
    case formatted(DateFormatter)
  }
  enum DataEncodingStrategy: Sendable {
    case deferredToData
    case base64
    case custom((Data, any Encoder) throws -> Void)
  }
  enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  var outputFormatting: JSONEncoder.OutputFormatting { get set }
  var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
  var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
  var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
  var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
  var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  init()
  func encode<T>(_ value: T) throws -> Data where T: Encodable
  func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding,
    T.EncodingConfiguration == C.EncodingConfiguration
}
