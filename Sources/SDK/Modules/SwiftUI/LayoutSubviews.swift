// SwiftUI: the declarations of LayoutSubviews.
// Declared as the framework's interface has it, with code of our own.

struct LayoutSubviews: Equatable, RandomAccessCollection {
  var _subviews: [LayoutSubview]
  /// The index of the first of them: a slice keeps the indices of what it is of.
  var _first: Int
  var layoutDirection: LayoutDirection

  init(_subviews subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.init(_subviews: subviews, _from: 0, layoutDirection)
  }

  init(_subviews subviews: [LayoutSubview], _from first: Int, _ direction: LayoutDirection) {
    _subviews = subviews
    _first = first
    layoutDirection = direction
  }

  typealias SubSequence = LayoutSubviews
  typealias Element = LayoutSubview
  typealias Index = Int
  var startIndex: Int { _first }
  var endIndex: Int { _first + _subviews.count }
  func index(before i: Int) -> Int { i - 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> LayoutSubviews.Element { _subviews[index - _first] }
  subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      _subviews: Array(_subviews[(bounds.lowerBound - _first)..<(bounds.upperBound - _first)]),
      _from: bounds.lowerBound, layoutDirection)
  }
  subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(_subviews: indices.map { self[$0] }, layoutDirection: layoutDirection)
  }
  typealias Indices = Range<LayoutSubviews.Index>
  typealias Iterator = IndexingIterator<LayoutSubviews>
}
