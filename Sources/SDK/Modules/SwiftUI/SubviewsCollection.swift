// SwiftUI: the declarations of SubviewsCollection.
// Declared as the framework's interface has it, with code of our own.

struct SubviewsCollection: RandomAccessCollection, View {
  var _subviews: [Subview]
  init(_subviews subviews: [Subview]) { _subviews = subviews }

  func index(before i: Int) -> Int { i - 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> Subview { _subviews[index] }
  subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(_subviews: _subviews[bounds])
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _subviews.count }
  typealias Element = Subview
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SubviewsCollection>
  typealias SubSequence = SubviewsCollectionSlice
  var body: some View { ForEach(_subviews) { $0 } }
}
