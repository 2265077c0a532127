// SwiftUI: the declarations of LayoutSubviews.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LayoutSubviews: Equatable, RandomAccessCollection {
  typealias SubSequence = LayoutSubviews
  typealias Element = LayoutSubview
  typealias Index = Int
  var layoutDirection: LayoutDirection { get set }
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(index: Int) -> LayoutSubviews.Element { get }
  subscript(bounds: Range<Int>) -> LayoutSubviews { get }
  subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { get }
  typealias Indices = Range<LayoutSubviews.Index>
  typealias Iterator = IndexingIterator<LayoutSubviews>
}
