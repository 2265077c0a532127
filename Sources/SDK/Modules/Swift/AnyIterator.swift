// Swift's standard library: the declarations of AnyIterator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

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
