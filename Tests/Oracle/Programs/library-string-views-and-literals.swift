// swift-format-ignore-file

// MARK: counts of the four views
// swiftc: 7 8 8 13 [84, 101, 97, 32, 226, 152] UInt8
func probe() -> String {
  let sign = "Tea ☕️ é"
  return "\(sign.count) \(sign.unicodeScalars.count) \(sign.utf16.count) "
    + "\(sign.utf8.count) \(Array(sign.utf8.prefix(6))) \(type(of: sign.utf8.first!))"
}

// MARK: surrogate pairs in the sixteen bit view
// swiftc: [55356, 57205] 🍵 true Array<UInt16> true
func probe() -> String {
  let cup = "🍵"
  let units = Array(cup.utf16)
  let back = String(decoding: units, as: UTF16.self)
  let half = String(decoding: units.prefix(1), as: UTF16.self)
  return "\(units) \(back) \(half == "\u{FFFD}") \(type(of: units)) \(UTF16.isLeadSurrogate(units[0]))"
}

// MARK: decoding broken bytes repairs them
// swiftc: t�e� 4 nil Optional("hi")
func probe() -> String {
  let bytes: [UInt8] = [116, 0xE9, 101, 0xFF]
  let repaired = String(decoding: bytes, as: UTF8.self)
  let strict = String(validatingUTF8: bytes.map { CChar(bitPattern: $0) } + [0])
  return "\(repaired) \(repaired.count) \(strict as Any) \(String(bytes: [104, 105], encoding: .utf8) as Any)"
}

// MARK: indices of views convert through same position
// swiftc: a 2 1 true true
func probe() -> String {
  let text = "éa"
  let a = text.utf8.firstIndex(of: 97)!
  let inner = text.utf8.index(after: text.startIndex)
  return "\(text[a]) \(text.utf8.distance(from: text.startIndex, to: a)) \(a.utf16Offset(in: text)) "
    + "\(inner.samePosition(in: text) == nil) \(String.Index(a, within: text) == a)"
}

// MARK: offsets in sixteen bit units
// swiftc: 3 2 ea 6 {3, 3}
func probe() -> String {
  let text = "🍵 tea"
  let t = text.firstIndex(of: "t")!
  let index = String.Index(utf16Offset: 4, in: text)
  return "\(t.utf16Offset(in: text)) \(text.distance(from: text.startIndex, to: t)) "
    + "\(text[index...]) \(text.endIndex.utf16Offset(in: text)) \(NSRange(t..., in: text))"
}

// MARK: mutating the scalar view recombines characters
// swiftc: 4 cafe 4
func probe() -> String {
  var word = "cafe"
  word.unicodeScalars.append("\u{301}")
  let count = word.count
  word.unicodeScalars.removeAll { $0 == "\u{301}" }
  return "\(count) \(word) \(word.count)"
}

// MARK: ascii lower casing over bytes
// swiftc: hØt tea! 9 høt tea!
func probe() -> String {
  let shout = "HØT Tea!"
  let bytes = shout.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  return "\(String(decoding: bytes, as: UTF8.self)) \(bytes.count) \(shout.lowercased())"
}

// MARK: multi line text strips the indentation of its closing quotes
// swiftc: ["Tea", "  - green", "Coffee", ""] true
func probe() -> String {
  let menu = """
    Tea
      - green
    Coffee

    """
  return "\(menu.split(separator: "\n", omittingEmptySubsequences: false)) \(menu.hasSuffix("\n"))"
}

// MARK: a backslash joins lines of a multi line text
// swiftc: [Low tide at seven,¶"high" at one	pm] 1
func probe() -> String {
  let note = """
    Low tide \
    at seven,
    "high" at one\tpm
    """
  return "[\(note)] \(note.filter(\.isNewline).count)"
}

// MARK: quotes and interpolation inside multi line text
// swiftc: "3" cups of ""tea"" xy 🍵
func probe() -> String {
  let cups = 3
  let line = """
  "\(cups)" cups of ""tea"" \("x" + """
  y
  """) \u{1F375}
  """
  return line
}

// MARK: raw text keeps backslashes
// swiftc: C:\tea\new 10 19 \(value) is 4 and  a "# b 4
func probe() -> String {
  let path = #"C:\tea\new"#
  let value = 4
  let mixed = #"\(value) is \#(value) and \#n"#
  let deep = ##"a "# b \##(value)"##
  return "\(path) \(path.count) \(mixed.count) \(mixed.dropLast(1)) \(deep)"
}

// MARK: raw multi line text
// swiftc: 18 \d+ """ quoted¶<tab>\t
func probe() -> String {
  let rule = #"""
    \d+ """ quoted
    \#t\t
    """#
  return "\(rule.count) \(rule.replacingOccurrences(of: "\t", with: "<tab>"))"
}

// MARK: escapes in plain literals
// swiftc: 25 "tab\tquote\"back\\nul\0unié😀\'" 2
func probe() -> String {
  let text = "tab\tquote\"back\\nul\0uni\u{E9}\u{1F600}'"
  return "\(text.count) \(text.debugDescription) \(text.unicodeScalars.filter { $0.value < 32 }.count)"
}

// MARK: interpolation of expressions of many kinds
// swiftc: 3.0 <Ada><Bo> none big (1, "a") false
func probe() -> String {
  let size: Float = 2
  let names = ["Ada", "Bo"]
  let extra: Int? = nil
  return "\(size * 1.5) \(names.map { "<\($0)>" }.joined()) \(extra.map(String.init) ?? "none") "
    + "\(size > 1 ? "big" : "small") \((1, "a")) \(names.isEmpty)"
}

// MARK: own interpolation overloads win by label and type
// swiftc: $12.50 [   7] [12345] 7
struct Price { var cents: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ price: Price) { appendLiteral("$\(price.cents / 100).\(price.cents % 100)") }
  mutating func appendInterpolation(_ value: Int, width: Int) {
    let digits = String(value)
    appendLiteral(String(repeating: " ", count: max(0, width - digits.count)) + digits)
  }
}
func probe() -> String { "\(Price(cents: 1250)) [\(7, width: 4)] [\(12345, width: 2)] \(7)" }

// MARK: a type built by its own interpolation
// swiftc: {9,2}Hi <Ada>, <2> new plain
struct Markup: ExpressibleByStringInterpolation {
  var text = ""
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation parts: Interpolation) { text = parts.text }
  struct Interpolation: StringInterpolationProtocol {
    var text = ""
    init(literalCapacity: Int, interpolationCount: Int) { text = "{\(literalCapacity),\(interpolationCount)}" }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation<T>(_ value: T) { text += "<\(value)>" }
  }
}
func probe() -> String { ("Hi \("Ada"), \(2) new" as Markup).text + " " + ("plain" as Markup).text }

// MARK: own text literal types
// swiftc: green-tea-sale ["a-b", "c"] true
struct Slug: ExpressibleByStringLiteral, Equatable {
  var value: String
  init(stringLiteral text: String) { value = text.lowercased().replacingOccurrences(of: " ", with: "-") }
}
func probe() -> String {
  let slug: Slug = "Green Tea Sale"
  let list: [Slug] = ["A B", "c"]
  return "\(slug.value) \(list.map(\.value)) \(slug == "GREEN tea sale")"
}

// MARK: string made from many sources
// swiftc: 12 2.5 true ba xy sub A [1] A 1001
func probe() -> String {
  let pieces = [String(12), String(2.50), String(true), String("ab".reversed()), String(["x", "y"] as [Character]), String(Substring("sub")),
    String(UnicodeScalar(65)), String(describing: [1]), String("A" as Character), String(9, radix: 2)]
  return pieces.joined(separator: " ")
}

// MARK: lossless conversions from text
// swiftc: 7, no Int8, 7.0, true, no Bool, é, ab, 0.1
func read<T: LosslessStringConvertible>(_ text: String, as type: T.Type) -> String {
  T(text).map { "\($0)" } ?? "no \(T.self)"
}
func probe() -> String {
  [read("7", as: Int8.self), read("700", as: Int8.self), read("7", as: Double.self), read("true", as: Bool.self), read("True", as: Bool.self),
   read("é", as: Character.self), read("ab", as: String.self), read("0.1", as: Float.self)].joined(separator: ", ")
}

// MARK: string concatenation and in place append
// swiftc: aabcdefG a 8
func probe() -> String {
  var log = "a"
  let copy = log
  log += "b"
  log.append("c")
  log.append(Character("d"))
  log.append(contentsOf: ["e", "f"])
  log = copy + log + "g".uppercased()
  return "\(log) \(copy) \(log.count)"
}

// MARK: trimming by hand from both ends
// swiftc: [warm tea] [] [x] Substring [b]
extension StringProtocol {
  var trimmed: SubSequence {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head[head.startIndex..<head.startIndex] }
    return head[...last]
  }
}
func probe() -> String {
  "[\("  warm tea \n".trimmed)] [\("   ".trimmed)] [\("x".trimmed)] \(type(of: " a ".trimmed)) [\("a b ".dropFirst().trimmed)]"
}

// MARK: a generic over text protocols accepts substrings
// swiftc: String:POT OF TEA Substring:POT Substring:TEA true true
func shout<S: StringProtocol>(_ text: S) -> String { "\(S.self):\(text.uppercased())" }
func probe() -> String {
  let line = "pot of tea"
  return "\(shout(line)) \(shout(line.prefix(3))) \(shout(line.split(separator: " ")[2])) \(line.prefix(3) == "pot") \("pot" == line.prefix(3))"
}
