// Swift's standard library: the declarations of Repeated.
// Declared as the toolchain's interface has it, with code of our own.

struct Repeated<Element> {
  let count: Int
  let repeatedValue: Element

  init(repeating repeatedValue: Element, count: Int) {
    precondition(count >= 0, "Repetition count should be non-negative")
    self.count = count
    self.repeatedValue = repeatedValue
  }
}

extension Repeated: RandomAccessCollection {
  typealias Indices = Range<Int>
  typealias Index = Int
  var startIndex: Repeated<Element>.Index { 0 }
  var endIndex: Repeated<Element>.Index { count }
  subscript(position: Int) -> Element {
    precondition(position >= 0 && position < count, "Index out of range")
    return repeatedValue
  }
  typealias Iterator = IndexingIterator<Repeated<Element>>
  typealias SubSequence = Slice<Repeated<Element>>
}

extension Repeated: Sendable where Element: Sendable {}
