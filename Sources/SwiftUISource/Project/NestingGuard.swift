/// Keeps source that is nested beyond reason from the parser, whose time doubles with every
/// level of square brackets and whose stack grows with every other: what is deeper is blanked,
/// so that offsets and the rest of the file stay as they are.
public struct NestingGuard {
  /// Braces, parentheses, interpolations and `#if`; SwiftUI code that people write stays below 60.
  public static let levels = 600
  /// Square brackets; an array of arrays of arrays has three.
  static let squareLevels = 10

  /// The source, with what is nested too deep blanked out.
  public private(set) var bytes: [UInt8]
  /// Where the first thing that was too deep begins; nil where nothing was.
  private(set) var firstCut: Int?

  /// What is open: a bracket in code, or the literal that an interpolation stands in.
  private enum Opening {
    case bracket(UInt8)
    case condition
    case literal(Literal)
  }

  private struct Literal {
    var pounds: Int
    var isLong: Bool
  }

  private struct Cut {
    var start: Int
    var depth: Int
    var square: Int
  }

  private var openings: [(kind: Opening, index: Int)] = []
  private var depth = 0
  private var square = 0
  private var cut: Cut?

  /// Looks through a file's source.
  public init(_ source: [UInt8]) {
    self.bytes = source
    scan()
  }

  private mutating func scan() {
    var index = 0
    while index < bytes.count {
      if case .literal(let literal)? = openings.last?.kind {
        index = readLiteral(literal, from: index)
      } else {
        index = readCode(from: plainEnd(from: index))
      }
    }
    // What never closes is left out from its first bracket: hundreds of open ones would keep the
    // parser busy with mending them.
    if let cut { blank(min(openings.first?.index ?? cut.start, cut.start)..<bytes.count) }
  }

  // MARK: Code

  /// Where the next byte is that begins or ends something.
  private func plainEnd(from index: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = index
      while index < bytes.count, !NestingGuard.isMark(bytes[index]) { index += 1 }
      return index
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// Reads one token of code; answers where the next begins.
  private mutating func readCode(from index: Int) -> Int {
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      open(.bracket(bytes[index]), at: index)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close(at: index)
    case UInt8(ascii: "/"): return commentEnd(from: index) ?? index + 1
    case UInt8(ascii: "\""): return openLiteral(at: index, pounds: 0)
    case UInt8(ascii: "#"): return readPound(from: index)
    default: break
    }
    return index + 1
  }

  private mutating func readPound(from index: Int) -> Int {
    if starts(with: "#if", at: index) {
      open(.condition, at: index)
      return index + 3
    }
    if starts(with: "#endif", at: index) {
      if case .condition? = openings.last?.kind { close(at: index + 5) }
      return index + 6
    }
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return end }
    return openLiteral(at: end, pounds: end - index)
  }

  private mutating func open(_ kind: Opening, at index: Int) {
    openings.append((kind, index))
    if case .bracket(UInt8(ascii: "[")) = kind { square += 1 } else { depth += 1 }
    guard cut == nil, depth > NestingGuard.levels || square > NestingGuard.squareLevels else { return }
    let isSquare = square > NestingGuard.squareLevels
    cut = Cut(start: index, depth: depth - (isSquare ? 0 : 1), square: square - (isSquare ? 1 : 0))
    firstCut = firstCut ?? index
  }

  private mutating func close(at index: Int) {
    guard let last = openings.popLast() else { return }
    if case .bracket(UInt8(ascii: "[")) = last.kind { square -= 1 } else { depth -= 1 }
    guard let start = cut, depth <= start.depth, square <= start.square else { return }
    blank(start.start..<(index + 1))
    cut = nil
  }

  private func commentEnd(from index: Int) -> Int? {
    guard index + 1 < bytes.count else { return nil }
    var index = index
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return index
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return nil }
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  // MARK: Literals

  private mutating func openLiteral(at quote: Int, pounds: Int) -> Int {
    let isLong = starts(with: "\"\"\"", at: quote)
    openings.append((.literal(Literal(pounds: pounds, isLong: isLong)), quote))
    depth += 1
    return quote + (isLong ? 3 : 1)
  }

  /// Reads text up to the literal's end or its next interpolation. A literal on one line ends with
  /// its line at the latest.
  private mutating func readLiteral(_ literal: Literal, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        let escape = index + 1 + literal.pounds
        if pounds(at: index + 1) >= literal.pounds, escape < bytes.count {
          if bytes[escape] == UInt8(ascii: "(") {
            open(.bracket(UInt8(ascii: "(")), at: escape)
            return escape + 1
          }
          index = escape
        }
      case UInt8(ascii: "\""):
        let end = index + (literal.isLong ? 3 : 1)
        let isEnd = !literal.isLong || starts(with: "\"\"\"", at: index)
        if isEnd, pounds(at: end) >= literal.pounds {
          close(at: min(end + literal.pounds, bytes.count) - 1)
          return end + literal.pounds
        }
      case 0x0A where !literal.isLong:
        close(at: index)
        return index
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  private func pounds(at index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - index
  }

  private func starts(with text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<wanted.count where bytes[index + offset] != wanted[offset] { return false }
      return true
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }
}
