import EarshotVocabulary

/// Where the lines of a text begin.
package struct LineIndex: Sendable {
  private let starts: [UInt32]

  package init(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    var starts: [UInt32] = [UInt32(first)]
    var index = first
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { starts.append(UInt32(index + 1)) }
      index += 1
    }
    self.starts = starts
  }

  package func location(of offset: Int, in file: String) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(
      file: file, line: low + 1, column: max(1, offset - Int(starts[low]) + 1))
  }
}
