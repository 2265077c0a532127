// Swift's standard library: the declarations of KeyedEncodingContainerProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol KeyedEncodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil(forKey key: Self.Key) throws
  mutating func encode(_ value: Bool, forKey key: Self.Key) throws
  mutating func encode(_ value: String, forKey key: Self.Key) throws
  mutating func encode(_ value: Double, forKey key: Self.Key) throws
  mutating func encode(_ value: Float, forKey key: Self.Key) throws
  mutating func encode(_ value: Int, forKey key: Self.Key) throws
  mutating func encode(_ value: Int8, forKey key: Self.Key) throws
  mutating func encode(_ value: Int16, forKey key: Self.Key) throws
  mutating func encode(_ value: Int32, forKey key: Self.Key) throws
  mutating func encode(_ value: Int64, forKey key: Self.Key) throws
  mutating func encode(_ value: Int128, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt8, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt16, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt32, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt64, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
  mutating func encode<T>(_ value: T, forKey key: Self.Key) throws where T: Encodable
  mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws
  where T: AnyObject, T: Encodable
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T: Encodable
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Self.Key)
    -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer(forKey key: Self.Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Self.Key) -> any Encoder
}

extension KeyedEncodingContainerProtocol {
  mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws
  where T: AnyObject, T: Encodable
}

extension KeyedEncodingContainerProtocol {
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T: Encodable
}

extension KeyedEncodingContainerProtocol {
  mutating func encode(_ value: Int128, forKey key: Self.Key) throws
  mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
}
