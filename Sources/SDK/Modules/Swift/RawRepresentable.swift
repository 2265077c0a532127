// Swift's standard library: the declarations of RawRepresentable.
// Declared as the toolchain's interface has it, with code of our own.

protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: Self.RawValue)
  var rawValue: Self.RawValue { get }
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Bool {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Bool {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == String {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == String {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Double {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Double {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Float {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Float {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int8 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int8 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int16 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int16 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int32 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int32 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int64 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int64 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == Int128 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == Int128 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt8 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt8 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt16 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt16 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt32 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt32 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt64 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt64 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: Encodable, Self.RawValue == UInt128 {
  func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where Self: Decodable, Self.RawValue == UInt128 {
  init(from decoder: any Decoder) throws
}

extension RawRepresentable where Self: CodingKeyRepresentable, Self.RawValue == String {
  var codingKey: any CodingKey { get }
  init?<T>(codingKey: T) where T: CodingKey
}

extension RawRepresentable where Self: CodingKeyRepresentable, Self.RawValue == Int {
  var codingKey: any CodingKey { get }
  init?<T>(codingKey: T) where T: CodingKey
}

extension RawRepresentable where Self: Hashable, Self.RawValue: Hashable {
  var hashValue: Int { rawValue.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
