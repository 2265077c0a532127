// SwiftUI: the declarations of SubviewsCollectionSlice.
// Declared as the framework's interface has it, with code of our own.

struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let _subviews: ArraySlice<Subview>

  func index(before i: Int) -> Int { i - 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> Subview { _subviews[index] }
  subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(_subviews: _subviews[bounds])
  }
  var startIndex: Int { _subviews.startIndex }
  var endIndex: Int { _subviews.endIndex }
  typealias Element = Subview
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  typealias SubSequence = SubviewsCollectionSlice
  var body: some View { ForEach(Array(_subviews)) { $0 } }
}
