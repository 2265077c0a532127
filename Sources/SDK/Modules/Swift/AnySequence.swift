// Swift's standard library: the declarations of AnySequence.
// Declared as the toolchain's interface has it, with code of our own.

struct AnySequence<Element> {
  let make: () -> AnyIterator<Element>

  init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol {
    make = { AnyIterator(makeUnderlyingIterator()) }
  }
}

extension AnySequence: Sequence {
  typealias Iterator = AnyIterator<Element>
  init<S>(_ base: S) where Element == S.Element, S: Sequence { make = { AnyIterator(base.makeIterator()) } }
}

extension AnySequence {
  func makeIterator() -> AnySequence<Element>.Iterator { make() }
  func dropLast(_ n: Int = 1) -> [Element] { IteratorSequence(makeIterator()).dropLast(n) }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    try IteratorSequence(makeIterator()).prefix(while: predicate)
  }
  func suffix(_ maxLength: Int) -> [Element] { IteratorSequence(makeIterator()).suffix(maxLength) }
  var underestimatedCount: Int { 0 }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    try IteratorSequence(makeIterator()).map(transform)
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try IteratorSequence(makeIterator()).filter(isIncluded)
  }
  func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element> {
    AnySequence(try DropWhileSequence(self, predicate: predicate))
  }
  func dropFirst(_ n: Int = 1) -> AnySequence<Element> { AnySequence(DropFirstSequence(self, dropping: n)) }
  func prefix(_ maxLength: Int = 1) -> AnySequence<Element> {
    AnySequence(PrefixSequence(self, maxLength: maxLength))
  }
}
