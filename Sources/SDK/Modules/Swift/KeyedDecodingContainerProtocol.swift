// Swift's standard library: the declarations of KeyedDecodingContainerProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol KeyedDecodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  var allKeys: [Self.Key] { get }
  func contains(_ key: Self.Key) -> Bool
  func decodeNil(forKey key: Self.Key) throws -> Bool
  func decode(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool
  func decode(_ type: String.Type, forKey key: Self.Key) throws -> String
  func decode(_ type: Double.Type, forKey key: Self.Key) throws -> Double
  func decode(_ type: Float.Type, forKey key: Self.Key) throws -> Float
  func decode(_ type: Int.Type, forKey key: Self.Key) throws -> Int
  func decode(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8
  func decode(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16
  func decode(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32
  func decode(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64
  func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
  func decode(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt
  func decode(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8
  func decode(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16
  func decode(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32
  func decode(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64
  func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
  func decode<T>(_ type: T.Type, forKey key: Self.Key) throws -> T where T: Decodable
  func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
  func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
  func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
  func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
  func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
  func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
  func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
  func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
  func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
  func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
  func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T: Decodable
  func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Self.Key) throws
    -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
  func nestedUnkeyedContainer(forKey key: Self.Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Self.Key) throws -> any Decoder
}

extension KeyedDecodingContainerProtocol {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
  func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
  func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
  func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
  func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
  func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
  func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
  func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
  func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
  func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
  func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T: Decodable
}

extension KeyedDecodingContainerProtocol {
  func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
  func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
}
