// swift-algorithms (github.com/apple/swift-algorithms): the declarations of ChunksOfCountCollection, as its documentation has them.

/// A collection in parts of so many elements; the last may be shorter.
struct ChunksOfCountCollection<Base: Collection> {
  let base: Base
  let chunkCount: Int

  init(base: Base, chunkCount: Int) {
    self.base = base
    self.chunkCount = chunkCount
  }
}

extension ChunksOfCountCollection: Collection {
  typealias Element = Base.SubSequence

  struct Index: Comparable {
    let start: Base.Index
    let end: Base.Index

    init(start: Base.Index, end: Base.Index) {
      self.start = start
      self.end = end
    }

    static func == (lhs: Index, rhs: Index) -> Bool { lhs.start == rhs.start }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.start < rhs.start }
  }

  private func chunk(from start: Base.Index) -> Index {
    let end = base.index(start, offsetBy: chunkCount, limitedBy: base.endIndex) ?? base.endIndex
    return Index(start: start, end: end)
  }

  var startIndex: Index { chunk(from: base.startIndex) }
  var endIndex: Index { Index(start: base.endIndex, end: base.endIndex) }
  subscript(position: Index) -> Base.SubSequence { base[position.start..<position.end] }
  func index(after i: Index) -> Index { chunk(from: i.end) }
  var count: Int { (base.count + chunkCount - 1) / chunkCount }
}

extension ChunksOfCountCollection: BidirectionalCollection where Base: RandomAccessCollection {
  func index(before i: Index) -> Index {
    let rest = base.distance(from: base.startIndex, to: i.start) % chunkCount
    return chunk(from: base.index(i.start, offsetBy: rest == 0 ? -chunkCount : -rest))
  }
}

extension ChunksOfCountCollection: RandomAccessCollection where Base: RandomAccessCollection {
  func distance(from start: Index, to end: Index) -> Int {
    let distance = base.distance(from: start.start, to: end.start)
    return distance < 0 ? (distance - chunkCount + 1) / chunkCount : (distance + chunkCount - 1) / chunkCount
  }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = base.distance(from: base.startIndex, to: i.start)
    let chunk = (offset + chunkCount - 1) / chunkCount + distance
    precondition(chunk >= 0 && chunk <= count, "Index out of range")
    let start = base.index(base.startIndex, offsetBy: chunk * chunkCount, limitedBy: base.endIndex)
    return self.chunk(from: start ?? base.endIndex)
  }
}
