// SwiftData: the declarations of FetchResultsCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FetchResultsCollection<Element>: RandomAccessCollection {
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(position: Int) -> Element { get }
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<FetchResultsCollection<Element>>
  typealias SubSequence = Slice<FetchResultsCollection<Element>>
}
