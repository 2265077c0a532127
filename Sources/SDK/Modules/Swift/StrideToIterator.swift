// Swift's standard library: the declarations of StrideToIterator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StrideToIterator<Element> where Element: Strideable {}

extension StrideToIterator: IteratorProtocol {
  mutating func next() -> Element?
}

extension StrideToIterator: Sendable where Element: Sendable, Element.Stride: Sendable {}
