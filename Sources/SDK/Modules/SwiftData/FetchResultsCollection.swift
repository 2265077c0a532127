// SwiftData: the declarations of FetchResultsCollection.
// Declared as the framework's interface has it, with code of our own.

struct FetchResultsCollection<Element>: RandomAccessCollection {
  let _found: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { _found.count }
  subscript(position: Int) -> Element { _found[position] }
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<FetchResultsCollection<Element>>
  typealias SubSequence = Slice<FetchResultsCollection<Element>>
}
