// swift-algorithms (github.com/apple/swift-algorithms): the declarations of WindowsOfCountCollection, as its documentation has them.

/// Every part of so many neighbors of a collection.
struct WindowsOfCountCollection<Base: Collection> {
  let base: Base
  let windowSize: Int

  init(base: Base, windowSize: Int) {
    self.base = base
    self.windowSize = windowSize
  }
}

extension WindowsOfCountCollection: Collection {
  typealias Element = Base.SubSequence

  struct Index: Comparable {
    let lower: Base.Index
    let upper: Base.Index

    init(lower: Base.Index, upper: Base.Index) {
      self.lower = lower
      self.upper = upper
    }

    static func == (lhs: Index, rhs: Index) -> Bool { lhs.lower == rhs.lower }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.lower < rhs.lower }
  }

  var startIndex: Index {
    guard let upper = base.index(base.startIndex, offsetBy: windowSize, limitedBy: base.endIndex) else {
      return endIndex
    }
    return Index(lower: base.startIndex, upper: upper)
  }
  var endIndex: Index { Index(lower: base.endIndex, upper: base.endIndex) }
  subscript(position: Index) -> Base.SubSequence { base[position.lower..<position.upper] }
  func index(after i: Index) -> Index {
    guard i.upper != base.endIndex else { return endIndex }
    return Index(lower: base.index(after: i.lower), upper: base.index(after: i.upper))
  }
  var count: Int {
    let count = base.count - windowSize + 1
    return count < 0 ? 0 : count
  }
}

extension WindowsOfCountCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    guard i.lower == base.endIndex else {
      return Index(lower: base.index(before: i.lower), upper: base.index(before: i.upper))
    }
    return Index(lower: base.index(base.endIndex, offsetBy: -windowSize), upper: base.endIndex)
  }
}

extension WindowsOfCountCollection: RandomAccessCollection where Base: RandomAccessCollection {
  private func offset(of i: Index) -> Int {
    i.lower == base.endIndex ? count : base.distance(from: base.startIndex, to: i.lower)
  }
  func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = offset(of: i) + distance
    precondition(offset >= 0 && offset <= count, "Index out of range")
    guard offset < count else { return endIndex }
    let lower = base.index(base.startIndex, offsetBy: offset)
    return Index(lower: lower, upper: base.index(lower, offsetBy: windowSize))
  }
}
