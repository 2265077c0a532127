// SwiftUI: the declarations of SectionCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SectionCollection: RandomAccessCollection {
  subscript(index: Int) -> SectionConfiguration { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  typealias Element = SectionConfiguration
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SectionCollection>
  typealias SubSequence = Slice<SectionCollection>
}
