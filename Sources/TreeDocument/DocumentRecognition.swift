extension TreeDocument {
  /// Whether a text is a tree document: an object whose own fields include `root`.
  ///
  /// Broken ones count too, so that what is wrong with them is said. Nothing is read but the
  /// outermost fields.
  public static func looksLike(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { source in
      switch DataFormat.recognized(in: source) {
      case .json: hasRootInJSON(source)
      case .yaml: hasRootInYAML(source)
      }
    }
  }

  private static let root = Array("root".utf8)

  private static func hasRootInJSON(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = index + 1
        index = endOfString(source, from: start)
        if depth == 1, isRoot(source, start..<min(index, source.count)),
          followed(source, index + 1, by: UInt8(ascii: ":"))
        {
          return true
        }
      case UInt8(ascii: "r") where depth == 1:
        // YAML's flow style needs no quotes.
        if isRoot(source, index..<min(index + 4, source.count)),
          followed(source, index + 4, by: UInt8(ascii: ":"))
        {
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// The index of the closing quote.
  private static func endOfString(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] != UInt8(ascii: "\"") {
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private static func isRoot(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    range.count == root.count && source[range].elementsEqual(root)
  }

  private static func followed(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, by byte: UInt8
  ) -> Bool {
    var index = start
    while index < source.count, source[index] <= 0x20 { index += 1 }
    return index < source.count && source[index] == byte
  }

  /// A line that begins with `root:`, in quotes or without.
  private static func hasRootInYAML(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < source.count {
      var first = start
      let isQuoted = source[first] == UInt8(ascii: "\"") || source[first] == UInt8(ascii: "'")
      if isQuoted { first += 1 }
      let end = min(first + root.count, source.count)
      if isRoot(source, first..<max(first, end)),
        followed(source, end + (isQuoted ? 1 : 0), by: UInt8(ascii: ":"))
      {
        return true
      }
      guard let line = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      start = line + 1
    }
    return false
  }
}
