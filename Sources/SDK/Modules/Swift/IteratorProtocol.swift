// Swift's standard library: the declarations of IteratorProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Self.Element?
}
