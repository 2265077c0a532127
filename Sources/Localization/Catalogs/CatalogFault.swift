import EarshotVocabulary

/// Why a file of texts, or one entry of it, can't be read.
struct CatalogFault: Error, Hashable, Sendable {
  /// The byte at which it shows.
  var offset: Int
  var message: String

  init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}

/// Where the lines of a file begin, so that places in it can be named.
struct LineStarts: Sendable {
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0a { starts.append(index + 1) }
    }
  }

  func location(of offset: Int, in file: String) -> SourceLocation {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourceLocation(file: file, line: low + 1, column: max(0, offset - starts[low]) + 1)
  }
}
