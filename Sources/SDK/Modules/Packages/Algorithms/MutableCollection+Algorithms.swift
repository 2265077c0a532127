// swift-algorithms (github.com/apple/swift-algorithms): the declarations of MutableCollection, as its documentation has them.

extension MutableCollection {
  /// Puts those that fit behind the others; each part keeps its order.
  @discardableResult mutating func stablePartition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    let parts = try partitioned(by: belongsInSecondPartition)
    var index = startIndex
    for element in parts.falseElements {
      self[index] = element
      formIndex(after: &index)
    }
    let middle = index
    for element in parts.trueElements {
      self[index] = element
      formIndex(after: &index)
    }
    return middle
  }

  /// Puts an element and those behind it first; gives where the old first one is now.
  @discardableResult mutating func rotate(toStartAt middle: Index) -> Index {
    let elements = Array(self[middle..<endIndex]) + Array(self[startIndex..<middle])
    let moved = distance(from: middle, to: endIndex)
    var index = startIndex
    for element in elements {
      self[index] = element
      formIndex(after: &index)
    }
    return self.index(startIndex, offsetBy: moved)
  }
}
