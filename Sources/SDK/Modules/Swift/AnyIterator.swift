// Swift's standard library: the declarations of AnyIterator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyIterator<Element> {
  init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol
  init(_ body: @escaping () -> Element?)
}

extension AnyIterator: IteratorProtocol {
  func next() -> Element?
}

extension AnyIterator: Sequence {
  typealias Iterator = AnyIterator<Element>
}
