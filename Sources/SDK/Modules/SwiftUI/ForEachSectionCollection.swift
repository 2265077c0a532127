// SwiftUI: the declarations of ForEachSectionCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(index: Int) -> SectionConfiguration { get }
  typealias Element = SectionConfiguration
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ForEachSectionCollection<Content>>
  typealias SubSequence = Slice<ForEachSectionCollection<Content>>
}
