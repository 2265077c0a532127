// swift-tagged: the declarations of Tagged, as its documentation has them.

/// A value with a type of its own around it.
@dynamicMemberLookup struct Tagged<Tag, RawValue> {
  var rawValue: RawValue

  init(rawValue: RawValue) { self.rawValue = rawValue }
  init(_ rawValue: RawValue) { self.rawValue = rawValue }

  subscript<Subject>(dynamicMember keyPath: KeyPath<RawValue, Subject>) -> Subject {
    rawValue[keyPath: keyPath]
  }

  func map<NewValue>(_ transform: (RawValue) -> NewValue) -> Tagged<Tag, NewValue> {
    Tagged<Tag, NewValue>(rawValue: transform(rawValue))
  }
  func coerced<NewTag>(to type: NewTag.Type) -> Tagged<NewTag, RawValue> {
    Tagged<NewTag, RawValue>(rawValue: rawValue)
  }
}

extension Tagged: RawRepresentable {}

extension Tagged: CustomStringConvertible {
  var description: String { String(describing: rawValue) }
}

extension Tagged: Equatable where RawValue: Equatable {
  static func == (lhs: Tagged, rhs: Tagged) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension Tagged: Hashable where RawValue: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Tagged: Comparable where RawValue: Comparable {
  static func < (lhs: Tagged, rhs: Tagged) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Tagged: Identifiable where RawValue: Identifiable {
  var id: RawValue.ID { rawValue.id }
}

extension Tagged: Decodable where RawValue: Decodable {
  init(from decoder: Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
  }
}

extension Tagged: Encodable where RawValue: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Tagged: ExpressibleByUnicodeScalarLiteral where RawValue: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral: RawValue.UnicodeScalarLiteralType) {
    self.init(rawValue: RawValue(unicodeScalarLiteral: unicodeScalarLiteral))
  }
}

extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral: RawValue.ExtendedGraphemeClusterLiteralType) {
    self.init(rawValue: RawValue(extendedGraphemeClusterLiteral: extendedGraphemeClusterLiteral))
  }
}

extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  init(stringLiteral: RawValue.StringLiteralType) {
    self.init(rawValue: RawValue(stringLiteral: stringLiteral))
  }
}

extension Tagged: ExpressibleByStringInterpolation where RawValue: ExpressibleByStringInterpolation {
  init(stringInterpolation: RawValue.StringInterpolation) {
    self.init(rawValue: RawValue(stringInterpolation: stringInterpolation))
  }
}

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  init(integerLiteral: RawValue.IntegerLiteralType) {
    self.init(rawValue: RawValue(integerLiteral: integerLiteral))
  }
}

extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  init(floatLiteral: RawValue.FloatLiteralType) {
    self.init(rawValue: RawValue(floatLiteral: floatLiteral))
  }
}

extension Tagged: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral: RawValue.BooleanLiteralType) {
    self.init(rawValue: RawValue(booleanLiteral: booleanLiteral))
  }
}

extension Tagged: AdditiveArithmetic where RawValue: AdditiveArithmetic {
  static var zero: Tagged { Tagged(rawValue: .zero) }
  static func + (lhs: Tagged, rhs: Tagged) -> Tagged { Tagged(rawValue: lhs.rawValue + rhs.rawValue) }
  static func - (lhs: Tagged, rhs: Tagged) -> Tagged { Tagged(rawValue: lhs.rawValue - rhs.rawValue) }
  static func += (lhs: inout Tagged, rhs: Tagged) { lhs.rawValue += rhs.rawValue }
  static func -= (lhs: inout Tagged, rhs: Tagged) { lhs.rawValue -= rhs.rawValue }
}

extension Tagged: Numeric where RawValue: Numeric {
  init?<T: BinaryInteger>(exactly source: T) {
    guard let value = RawValue(exactly: source) else { return nil }
    self.init(rawValue: value)
  }
  var magnitude: RawValue.Magnitude { rawValue.magnitude }
  static func * (lhs: Tagged, rhs: Tagged) -> Tagged { Tagged(rawValue: lhs.rawValue * rhs.rawValue) }
  static func *= (lhs: inout Tagged, rhs: Tagged) { lhs.rawValue *= rhs.rawValue }
}

extension Tagged: SignedNumeric where RawValue: SignedNumeric {}

extension Tagged: Strideable where RawValue: Strideable {
  func distance(to other: Tagged) -> RawValue.Stride { rawValue.distance(to: other.rawValue) }
  func advanced(by n: RawValue.Stride) -> Tagged { Tagged(rawValue: rawValue.advanced(by: n)) }
}

extension Tagged: Error where RawValue: Error {}

extension Tagged: LocalizedError where RawValue: Error {
  var errorDescription: String? { rawValue.localizedDescription }
}

extension Tagged: Sequence where RawValue: Sequence {
  func makeIterator() -> RawValue.Iterator { rawValue.makeIterator() }
}

extension Tagged: Collection where RawValue: Collection {
  var startIndex: RawValue.Index { rawValue.startIndex }
  var endIndex: RawValue.Index { rawValue.endIndex }
  subscript(position: RawValue.Index) -> RawValue.Element { rawValue[position] }
  func index(after i: RawValue.Index) -> RawValue.Index { rawValue.index(after: i) }
}

extension Tagged where RawValue == UUID {
  init() { self.init(rawValue: UUID()) }
  init?(uuidString string: String) {
    guard let value = UUID(uuidString: string) else { return nil }
    self.init(rawValue: value)
  }
}
