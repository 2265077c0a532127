// Swift's standard library: the declarations of RandomAccessCollection.
// Declared as the toolchain's interface has it, with code of our own.

protocol RandomAccessCollection<Element>: BidirectionalCollection
where Self.Indices: RandomAccessCollection, Self.SubSequence: RandomAccessCollection {
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
}

extension RandomAccessCollection {
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
    let left = self.distance(from: i, to: limit)
    if distance > 0 ? left >= 0 && left < distance : left <= 0 && distance < left { return nil }
    return index(i, offsetBy: distance)
  }
}

extension RandomAccessCollection where Self.Index: Strideable, Self.Index.Stride == Int {
  @_implements(Collection,Indices) typealias _Default_Indices = Range<Self.Index>
}

extension RandomAccessCollection
where Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int {
  var indices: Range<Self.Index> {
    startIndex..<endIndex
  }
}

// The interface asks for `Indices == Range<Index>` here too, which isn't known of a type whose indices are inferred.
extension RandomAccessCollection where Self.Index: Strideable, Self.Index.Stride == Int {
  func index(after i: Self.Index) -> Self.Index {
    i.advanced(by: 1)
  }
  func index(before i: Self.Index) -> Self.Index {
    i.advanced(by: -1)
  }
  func index(_ i: Self.Index, offsetBy distance: Self.Index.Stride) -> Self.Index {
    i.advanced(by: distance)
  }
  func distance(from start: Self.Index, to end: Self.Index) -> Self.Index.Stride {
    start.distance(to: end)
  }
}
