// Swift's standard library: the declarations of Repeated.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Repeated<Element> {
  let count: Int
  let repeatedValue: Element
}

extension Repeated: RandomAccessCollection {
  typealias Indices = Range<Int>
  typealias Index = Int
  var startIndex: Repeated<Element>.Index { get }
  var endIndex: Repeated<Element>.Index { get }
  subscript(position: Int) -> Element { get }
  typealias Iterator = IndexingIterator<Repeated<Element>>
  typealias SubSequence = Slice<Repeated<Element>>
}

extension Repeated: Sendable where Element: Sendable {}
