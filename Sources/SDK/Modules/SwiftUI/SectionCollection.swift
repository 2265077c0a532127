// SwiftUI: the declarations of SectionCollection.
// Declared as the framework's interface has it, with code of our own.

struct SectionCollection: RandomAccessCollection {
  var _sections: [SectionConfiguration]
  init(_sections sections: [SectionConfiguration]) { _sections = sections }

  func index(before i: Int) -> Int { i - 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> SectionConfiguration { _sections[index] }
  var startIndex: Int { 0 }
  var endIndex: Int { _sections.count }
  typealias Element = SectionConfiguration
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SectionCollection>
  typealias SubSequence = Slice<SectionCollection>
}
