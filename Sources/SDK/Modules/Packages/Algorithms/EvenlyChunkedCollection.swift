// swift-algorithms (github.com/apple/swift-algorithms): the declarations of EvenlyChunkedCollection, as its documentation has them.

/// A collection in so many parts, whose sizes differ by one at most.
struct EvenlyChunkedCollection<Base: Collection> {
  let base: Base
  let numberOfChunks: Int

  init(base: Base, numberOfChunks: Int) {
    self.base = base
    self.numberOfChunks = numberOfChunks
  }
}

extension EvenlyChunkedCollection: RandomAccessCollection {
  typealias Element = Base.SubSequence
  typealias Index = Int
  var startIndex: Int { 0 }
  var endIndex: Int { numberOfChunks }

  /// How many elements stand before a part: the first parts are the longer ones.
  private func offset(of chunk: Int) -> Int {
    let size = base.count / numberOfChunks
    let longer = base.count % numberOfChunks
    return chunk * size + (chunk < longer ? chunk : longer)
  }

  subscript(position: Int) -> Base.SubSequence {
    precondition(position >= 0 && position < numberOfChunks, "Index out of range")
    let start = base.index(base.startIndex, offsetBy: offset(of: position))
    return base[start..<base.index(start, offsetBy: offset(of: position + 1) - offset(of: position))]
  }
}
