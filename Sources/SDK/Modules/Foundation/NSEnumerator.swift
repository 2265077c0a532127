// Foundation: the declarations of NSEnumerator.
// Declared as the toolchain's interface has it, with code of our own.

class NSEnumerator: NSObject, Sequence {
  typealias Element = Any
  struct Iterator: IteratorProtocol {
    typealias Element = Any
    let _enumerator: NSEnumerator
    func next() -> Any? { _enumerator.nextObject() }
  }
  var allObjects: [Any] {
    var all: [Any] = []
    while let next = nextObject() { all.append(next) }
    return all
  }
  func nextObject() -> Any?
  func makeIterator() -> NSEnumerator.Iterator { Iterator(_enumerator: self) }
}
