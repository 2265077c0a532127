// The encoders and decoders of this machine, as a running program meets them behind `any Encoder`.

/// A key that no type of the program stands for: that of an element of a list.
struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

struct _HostEncoder: Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

struct _HostDecoder: Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

struct _HostUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: Int128) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode(_ value: UInt128) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Bool
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == String
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Double
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Float
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int128
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt128
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element: Encodable
  mutating func encodeConditional<T>(_ object: T) throws where T: AnyObject, T: Encodable
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

struct _HostSingleValueEncodingContainer: SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: Int128) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode(_ value: UInt128) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
}

struct _HostUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode(_ type: Bool.Type) throws -> Bool
  mutating func decode(_ type: String.Type) throws -> String
  mutating func decode(_ type: Double.Type) throws -> Double
  mutating func decode(_ type: Float.Type) throws -> Float
  mutating func decode(_ type: Int.Type) throws -> Int
  mutating func decode(_ type: Int8.Type) throws -> Int8
  mutating func decode(_ type: Int16.Type) throws -> Int16
  mutating func decode(_ type: Int32.Type) throws -> Int32
  mutating func decode(_ type: Int64.Type) throws -> Int64
  mutating func decode(_ type: Int128.Type) throws -> Int128
  mutating func decode(_ type: UInt.Type) throws -> UInt
  mutating func decode(_ type: UInt8.Type) throws -> UInt8
  mutating func decode(_ type: UInt16.Type) throws -> UInt16
  mutating func decode(_ type: UInt32.Type) throws -> UInt32
  mutating func decode(_ type: UInt64.Type) throws -> UInt64
  mutating func decode(_ type: UInt128.Type) throws -> UInt128
  mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
  mutating func decodeIfPresent(_ type: String.Type) throws -> String?
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128?
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128?
  mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
  mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

struct _HostSingleValueDecodingContainer: SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode(_ type: Bool.Type) throws -> Bool
  func decode(_ type: String.Type) throws -> String
  func decode(_ type: Double.Type) throws -> Double
  func decode(_ type: Float.Type) throws -> Float
  func decode(_ type: Int.Type) throws -> Int
  func decode(_ type: Int8.Type) throws -> Int8
  func decode(_ type: Int16.Type) throws -> Int16
  func decode(_ type: Int32.Type) throws -> Int32
  func decode(_ type: Int64.Type) throws -> Int64
  func decode(_ type: Int128.Type) throws -> Int128
  func decode(_ type: UInt.Type) throws -> UInt
  func decode(_ type: UInt8.Type) throws -> UInt8
  func decode(_ type: UInt16.Type) throws -> UInt16
  func decode(_ type: UInt32.Type) throws -> UInt32
  func decode(_ type: UInt64.Type) throws -> UInt64
  func decode(_ type: UInt128.Type) throws -> UInt128
  func decode<T>(_ type: T.Type) throws -> T where T: Decodable
}
