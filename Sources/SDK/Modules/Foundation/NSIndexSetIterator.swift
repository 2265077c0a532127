// Foundation: the declarations of NSIndexSetIterator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSIndexSetIterator: IteratorProtocol {
  typealias Element = Int
  mutating func next() -> NSIndexSetIterator.Element?
}
