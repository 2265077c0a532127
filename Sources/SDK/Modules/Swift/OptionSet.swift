// Swift's standard library: the declarations of OptionSet.
// Declared as the toolchain's interface has it, with code of our own.

protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: Self.RawValue)
}

extension OptionSet {
  func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }
  func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }
  func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

extension OptionSet where Self == Self.Element {
  func contains(_ member: Self) -> Bool {
    isSuperset(of: member)
  }
  @discardableResult mutating func insert(_ newMember: Self.Element) -> (
    inserted: Bool, memberAfterInsert: Self.Element
  ) {
    let found = intersection(newMember)
    let isNew = found != newMember
    if isNew { formUnion(newMember) }
    return (inserted: isNew, memberAfterInsert: isNew ? newMember : found)
  }
  @discardableResult mutating func remove(_ member: Self.Element) -> Self.Element? {
    let found = intersection(member)
    if found.isEmpty { return nil }
    subtract(member)
    return found
  }
  @discardableResult mutating func update(with newMember: Self.Element) -> Self.Element? {
    let found = intersection(newMember)
    formUnion(newMember)
    return found.isEmpty ? nil : found
  }
}

extension OptionSet where Self.RawValue: FixedWidthInteger {
  init() {
    self.init(rawValue: 0)
  }
  mutating func formUnion(_ other: Self) {
    self = Self(rawValue: rawValue | other.rawValue)
  }
  mutating func formIntersection(_ other: Self) {
    self = Self(rawValue: rawValue & other.rawValue)
  }
  mutating func formSymmetricDifference(_ other: Self) {
    self = Self(rawValue: rawValue ^ other.rawValue)
  }
}

extension OptionSet where Self == Self.Element, Self.RawValue: FixedWidthInteger {
  @discardableResult mutating func insert(_ newMember: Self.Element) -> (
    inserted: Bool, memberAfterInsert: Self.Element
  ) {
    let found = intersection(newMember)
    let isNew = found != newMember
    if isNew { formUnion(newMember) }
    return (inserted: isNew, memberAfterInsert: isNew ? newMember : found)
  }
}
