// SwiftUI: the declarations of ForEachSubviewCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(index: Int) -> Subview { get }
  typealias Element = Subview
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ForEachSubviewCollection<Content>>
  typealias SubSequence = Slice<ForEachSubviewCollection<Content>>
}
