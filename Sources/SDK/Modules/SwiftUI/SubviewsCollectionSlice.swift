// SwiftUI: the declarations of SubviewsCollectionSlice.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SubviewsCollectionSlice: RandomAccessCollection, View {
  subscript(index: Int) -> Subview { get }
  subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  typealias Element = Subview
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  typealias SubSequence = SubviewsCollectionSlice
  typealias Body = Never
}
