// A part of the coders of this machine, as a running program meets it behind `any Encoder` and its like.

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
