// SwiftUI: the declarations of SubviewsCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SubviewsCollection: RandomAccessCollection, View {
  func index(before i: Int) -> Int
  func index(after i: Int) -> Int
  subscript(index: Int) -> Subview { get }
  subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  typealias Element = Subview
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SubviewsCollection>
  typealias SubSequence = SubviewsCollectionSlice
  typealias Body = Never
}
