// Swift's standard library: the declarations of OptionSet.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: Self.RawValue)
}

extension OptionSet {
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
}

extension OptionSet where Self == Self.Element {
  func contains(_ member: Self) -> Bool
  @discardableResult mutating func insert(_ newMember: Self.Element) -> (
    inserted: Bool, memberAfterInsert: Self.Element
  )
  @discardableResult mutating func remove(_ member: Self.Element) -> Self.Element?
  @discardableResult mutating func update(with newMember: Self.Element) -> Self.Element?
}

extension OptionSet where Self.RawValue: FixedWidthInteger {
  init()
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
}

extension OptionSet where Self == Self.Element, Self.RawValue: FixedWidthInteger {
  @discardableResult mutating func insert(_ newMember: Self.Element) -> (
    inserted: Bool, memberAfterInsert: Self.Element
  )
}
