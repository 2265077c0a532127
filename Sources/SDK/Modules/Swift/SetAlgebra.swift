// Swift's standard library: the declarations of SetAlgebra.
// Declared as the toolchain's interface has it, with code of our own.

protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  func contains(_ member: Self.Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  @discardableResult mutating func insert(_ newMember: Self.Element) -> (
    inserted: Bool, memberAfterInsert: Self.Element
  )
  @discardableResult mutating func remove(_ member: Self.Element) -> Self.Element?
  @discardableResult mutating func update(with newMember: Self.Element) -> Self.Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  func subtracting(_ other: Self) -> Self
  func isSubset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  var isEmpty: Bool { get }
  init<S>(_ sequence: S) where S: Sequence, Self.Element == S.Element
  mutating func subtract(_ other: Self)
}

extension SetAlgebra {
  init<S>(_ sequence: S) where S: Sequence, Self.Element == S.Element {
    self.init()
    for element in sequence { insert(element) }
  }
  mutating func subtract(_ other: Self) {
    formIntersection(symmetricDifference(other))
  }
  func isSubset(of other: Self) -> Bool {
    intersection(other) == self
  }
  func isSuperset(of other: Self) -> Bool {
    other.isSubset(of: self)
  }
  func isDisjoint(with other: Self) -> Bool {
    intersection(other).isEmpty
  }
  func subtracting(_ other: Self) -> Self {
    intersection(symmetricDifference(other))
  }
  var isEmpty: Bool {
    self == Self()
  }
  func isStrictSuperset(of other: Self) -> Bool {
    isSuperset(of: other) && self != other
  }
  func isStrictSubset(of other: Self) -> Bool {
    other.isStrictSuperset(of: self)
  }
}

extension SetAlgebra where Self.ArrayLiteralElement == Self.Element {
  init(arrayLiteral: Self.Element...) {
    self.init()
    for element in arrayLiteral { insert(element) }
  }
}
