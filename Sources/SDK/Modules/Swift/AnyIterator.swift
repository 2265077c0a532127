// Swift's standard library: the declarations of AnyIterator.
// Declared as the toolchain's interface has it, with code of our own.

struct AnyIterator<Element> {
  let body: () -> Element?

  init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol {
    var iterator = base
    body = { iterator.next() }
  }
  init(_ body: @escaping () -> Element?) { self.body = body }
}

extension AnyIterator: IteratorProtocol {
  func next() -> Element? { body() }
}

extension AnyIterator: Sequence {
  typealias Iterator = AnyIterator<Element>
}
