/// Keeps source that is nested beyond reason from the parser, whose time doubles with every
/// level of square brackets and whose stack grows with every other: what is deeper is blanked,
/// so that offsets and the rest of the file stay as they are.
public struct NestingGuard {
  /// Braces and parentheses; SwiftUI code that people write stays below 60.
  static let levels = 600
  /// Square brackets; an array of arrays of arrays has three.
  static let squareLevels = 10

  public private(set) var bytes: [UInt8]
  /// Where the first thing that was too deep begins; nil where nothing was.
  private(set) var firstCut: Int?

  public init(_ source: [UInt8]) {
    self.bytes = source
    scan()
  }

  private mutating func scan() {
    var depth = 0
    var square = 0
    var cut: (start: Int, depth: Int, square: Int)?
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      if let end = skipped(from: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        open.append(index)
      case UInt8(ascii: "["):
        square += 1
        open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        _ = open.popLast()
      case UInt8(ascii: "]"):
        square -= 1
        _ = open.popLast()
      default: break
      }
      if cut == nil, depth > NestingGuard.levels || square > NestingGuard.squareLevels {
        cut = (
          index, depth - (bytes[index] == UInt8(ascii: "[") ? 0 : 1),
          square - (bytes[index] == UInt8(ascii: "[") ? 1 : 0)
        )
        firstCut = firstCut ?? index
      } else if let start = cut, depth <= start.depth, square <= start.square {
        blank(start.start...index)
        cut = nil
      }
      index += 1
    }
    // What never closes is left out from its first bracket: hundreds of open ones would keep the
    // parser busy with mending them.
    if let cut { blank(min(open.first ?? cut.start, cut.start)...(bytes.count - 1)) }
  }

  private mutating func blank(_ range: ClosedRange<Int>) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// The end of a comment or of a string literal that begins here; nil for anything else.
  private func skipped(from index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "/"):
      guard index + 1 < bytes.count else { return nil }
      if bytes[index + 1] == UInt8(ascii: "/") { return lineEnd(index) }
      if bytes[index + 1] == UInt8(ascii: "*") { return commentEnd(index + 2) }
      return nil
    case UInt8(ascii: "\""): return stringEnd(index)
    default: return nil
    }
  }

  private func lineEnd(_ index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return index
  }

  private func commentEnd(_ index: Int) -> Int {
    var index = index
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  /// A literal on one line ends with its line at the latest; one of three quotes with three.
  private func stringEnd(_ index: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    var position = index + (isLong ? 3 : 1)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      if byte == quote {
        if !isLong { return position + 1 }
        if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote {
          return position + 3
        }
      }
      if byte == 0x0A, !isLong { return position }
      position += 1
    }
    return bytes.count
  }
}
