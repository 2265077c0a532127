import EarshotVocabulary

/// Where the lines of a text begin.
package struct LineIndex: Sendable {
  private let starts: [UInt32]

  /// The lines of no text.
  package static let empty = LineIndex(UnsafeBufferPointer(start: nil, count: 0), from: 0)

  package init(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    var starts: [UInt32] = [UInt32(first)]
    var index = first
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index < bytes.count {
      if index + 8 <= bytes.count {
        // Eight bytes at once, as most hold no line break.
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0a)
        if (word &- ones) & ~word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      let end = min(index + 8, bytes.count)
      while index < end {
        if bytes[index] == UInt8(ascii: "\n") { starts.append(UInt32(index + 1)) }
        index += 1
      }
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
