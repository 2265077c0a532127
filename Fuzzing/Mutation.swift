/// Changes a text as typing, merging and damage change files.
struct Mutation {
  private var random: RandomNumbers
  private let other: [UInt8]

  /// No mutant is longer.
  private static let longest = 200_000

  /// One to eight steps.
  ///
  /// - Parameter other: where tokens and lines are taken from.
  static func of(_ bytes: [UInt8], other: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
    var mutation = Mutation(random: random, other: other)
    var result = bytes
    for _ in 0..<mutation.random.pick([1, 1, 2, 3, 5, 8]) {
      if result.isEmpty { result = Array(other.prefix(500)) }
      if !result.isEmpty { result = Array(mutation.step(result).prefix(longest)) }
    }
    random = mutation.random
    return result
  }

  private mutating func step(_ bytes: [UInt8]) -> [UInt8] {
    let at = random.below(bytes.count)
    switch random.below(20) {
    case 0: return flipped(bytes)
    case 1: return spliced(bytes, at..<at, (0...random.below(9)).map { _ in UInt8(32 + random.below(95)) })
    case 2: return Array(bytes[..<at])
    case 3: return spliced(bytes, at..<min(bytes.count, at + 1 + random.below(60)), [])
    case 4: return spliced(bytes, at..<at, Array(random.pick(Mutation.odd).utf8))
    case 5: return Array(bytes[..<at] + other[random.below(other.count)...])
    case 6: return number(bytes)
    case 7: return bracket(bytes)
    case 8...12: return tokens(bytes)
    default: return lines(bytes)
    }
  }

  private func spliced(_ bytes: [UInt8], _ range: Range<Int>, _ new: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound] + new + bytes[range.upperBound...])
  }

  private mutating func flipped(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...random.below(12) {
      let isAny = random.isIn(1, of: 2)
      result[random.below(result.count)] = UInt8(isAny ? random.below(256) : 32 + random.below(95))
    }
    return result
  }

  private mutating func number(_ bytes: [UInt8]) -> [UInt8] {
    let numbers = Mutation.words(bytes).filter { (0x30...0x39).contains(bytes[$0.lowerBound]) }
    return numbers.isEmpty
      ? bytes : spliced(bytes, random.pick(numbers), Array(random.pick(Mutation.huge).utf8))
  }

  private mutating func bracket(_ bytes: [UInt8]) -> [UInt8] {
    let places = bytes.indices.filter { Mutation.brackets.contains(bytes[$0]) }
    guard !places.isEmpty else { return bytes }
    let place = random.pick(places)
    return spliced(bytes, place..<place + 1, random.isIn(7, of: 10) ? [] : [random.pick(Mutation.brackets)])
  }

  private mutating func tokens(_ bytes: [UInt8]) -> [UInt8] {
    let tokens = Mutation.words(bytes)
    guard tokens.count > 1 else { return bytes }
    let (one, two) = (random.below(tokens.count), random.below(tokens.count))
    let (a, b) = (tokens[min(one, two)], tokens[max(one, two)])
    switch random.below(4) {
    case 0: return spliced(bytes, a, Array(bytes[b]))
    case 1:
      let foreign = Mutation.words(other)
      return foreign.isEmpty ? bytes : spliced(bytes, a, Array(other[random.pick(foreign)]))
    case 2:
      let copies = random.pick([2, 2, 50])
      return spliced(bytes, a, Array((0..<copies).map { _ in Array(bytes[a]) + [0x20] }.joined()))
    default:
      if a.upperBound > b.lowerBound { return bytes }
      return Array(
        bytes[..<a.lowerBound] + bytes[b] + bytes[a.upperBound..<b.lowerBound] + bytes[a]
          + bytes[b.upperBound...])
    }
  }

  private mutating func lines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let others = other.split(separator: 0x0A, omittingEmptySubsequences: false)
    let (line, from) = (random.below(lines.count), random.below(others.count))
    func after(_ count: Int) -> Range<Int> { line..<min(lines.count, line + count) }
    switch random.below(6) {
    case 0: lines.removeSubrange(after(random.pick([1, 1, 1, 4])))
    case 1:
      let repeated = lines[after(1 + random.below(6))]
      for _ in 0..<random.pick([1, 2, 40]) { lines.insert(contentsOf: repeated, at: line) }
    case 2:
      let moved = lines.remove(at: line)
      lines.insert(moved, at: random.below(lines.count + 1))
    case 3, 4:
      if !others.isEmpty { lines.insert(contentsOf: others[from...].prefix(1 + random.below(8)), at: line) }
    default:
      if !others.isEmpty {
        lines.replaceSubrange(after(random.below(13)), with: others[from...].prefix(1 + random.below(40)))
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Words, numbers and single marks.
  private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if isWord(bytes[start]) {
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
      }
      if bytes[start] > 0x20 { result.append(start..<end) }
      start = end
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  private static let brackets = Array("()[]{}<>\"".utf8)

  private static let huge = [
    "0", "-1", "1", "2147483648", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "1e308",
    "1e999", "0.1", "99999", ".infinity", ".nan", "0x7fffffffffffffff",
  ]

  private static let odd =
    [
      "\0", "\u{10}", "\u{7F}", "\u{202E}", "\u{1B}[2J", "nil", "\"", "\"\"\"", "\\(", "<!--", "&#0;",
      "&#x1b;",
      "]]>", "\r", "\r\n", "...", "..<", "$0", "$9223372036854775807", ".init", "self", "Self", "super",
      "try! ",
      "as! ", "!", "?", "_", "%d", "%@%99$@%-0999d", "^[a](inflect: true)", "**[", "#if os(iOS)\n", "#else\n",
      "#endif\n", "/*", "//", "@State ", "@MainActor ", "some ", "any ", "inout ", "&", "repeat ",
      "while true {}", "Int.max + ", "Int.min", "::error::a", "##[error]a",
      "ForEach(0..<9_000_000, id: \\.self) { Text(\"\\($0)\") }", "\u{1F469}\u{200D}\u{1F467}", "=",
      "\u{10}= ",
      "var n: Int { n }\n", "extension Int { var n: Int { self.n } }\n",
    ] + ["(", "{", "[", "<", "9", "[{", "\u{301}"].map { String(repeating: $0, count: 200) }
}
