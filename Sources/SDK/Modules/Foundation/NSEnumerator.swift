// Foundation: the declarations of NSEnumerator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSEnumerator: NSObject, Sequence {
  typealias Element = Any
  struct Iterator: IteratorProtocol {
    typealias Element = Any
    func next() -> Any?
  }
  var allObjects: [Any] { get }
  func nextObject() -> Any?
  func makeIterator() -> NSEnumerator.Iterator
}
