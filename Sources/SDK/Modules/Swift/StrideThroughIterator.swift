// Swift's standard library: the declarations of StrideThroughIterator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StrideThroughIterator<Element> where Element: Strideable {}

extension StrideThroughIterator: IteratorProtocol {
  mutating func next() -> Element?
}

extension StrideThroughIterator: Sendable where Element: Sendable, Element.Stride: Sendable {}
