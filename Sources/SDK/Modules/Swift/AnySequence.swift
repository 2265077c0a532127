// Swift's standard library: the declarations of AnySequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnySequence<Element> {
  init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol
}

extension AnySequence: Sequence {
  typealias Iterator = AnyIterator<Element>
  init<S>(_ base: S) where Element == S.Element, S: Sequence
}

extension AnySequence {
  func makeIterator() -> AnySequence<Element>.Iterator
  func dropLast(_ n: Int = 1) -> [Element]
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
  func suffix(_ maxLength: Int) -> [Element]
  var underestimatedCount: Int { get }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>
  func dropFirst(_ n: Int = 1) -> AnySequence<Element>
  func prefix(_ maxLength: Int = 1) -> AnySequence<Element>
}
