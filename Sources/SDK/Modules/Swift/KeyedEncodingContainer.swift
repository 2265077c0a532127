// Swift's standard library: the declarations of KeyedEncodingContainer.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol where K: CodingKey {
  typealias Key = K
  init<Container>(_ container: Container) where K == Container.Key, Container: KeyedEncodingContainerProtocol
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil(forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Bool, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: String, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Double, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Float, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int8, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int16, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int32, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int64, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: Int128, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt8, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt16, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt32, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt64, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode(_ value: UInt128, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encode<T>(_ value: T, forKey key: KeyedEncodingContainer<K>.Key) throws where T: Encodable
  mutating func encodeConditional<T>(_ object: T, forKey key: KeyedEncodingContainer<K>.Key) throws
  where T: AnyObject, T: Encodable
  mutating func encodeIfPresent(_ value: Bool?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: Int128?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: KeyedEncodingContainer<K>.Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: KeyedEncodingContainer<K>.Key) throws
  where T: Encodable
  mutating func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type, forKey key: KeyedEncodingContainer<K>.Key
  ) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer(forKey key: KeyedEncodingContainer<K>.Key)
    -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: KeyedEncodingContainer<K>.Key) -> any Encoder
}
