// swift-format-ignore-file

// MARK: first match with numbered captures
// swiftc: 07:42 07 42 462 true Substring
func probe() -> String {
  let line = "tide 07:42 at 1.35 m, tide 13:05"
  guard let match = line.firstMatch(of: #/(\d+):(\d+)/#) else { return "none" }
  let (whole, hour, minute) = match.output
  return "\(whole) \(hour) \(minute) \(Int(hour)! * 60 + Int(minute)!) \(match.1 == "07") \(type(of: match.1))"
}

// MARK: named captures are tuple labels
// swiftc: ada example.org true ada@example.org
func probe() -> String {
  let pattern = #/(?<user>\w+)@(?<host>[\w.]+)/#
  let match = "mail ada@example.org now".firstMatch(of: pattern)!
  return "\(match.user) \(match.host) \(match.output.user == match.1) \(match.0)"
}

// MARK: whole match wants everything
// swiftc: true false false false AB12345 true
func probe() -> String {
  let plate = #/[A-Z]{2}\d{5}/#
  return ["AB12345", "xAB12345", "AB123456", "ab12345"].map { "\($0.wholeMatch(of: plate) != nil)" }.joined(separator: " ")
    + " \("AB12345x".prefixMatch(of: plate)!.0) \("AB12345".contains(plate))"
}

// MARK: all matches in order without overlap
// swiftc: [12, 345, 6] 2 true 363
func probe() -> String {
  let text = "aaaa 12 b345 6"
  let numbers = text.matches(of: #/\d+/#).compactMap { Int($0.0) }
  let pairs = text.matches(of: #/aa/#).count
  return "\(numbers) \(pairs) \(text.matches(of: #/z/#).isEmpty) \(numbers.reduce(0, +))"
}

// MARK: ranges of a match cut the string
// swiftc: [due: ] [-17!] 2024-05 [4, 2, 2]
func probe() -> String {
  let note = "due: 2024-05-17!"
  let match = note.firstMatch(of: #/\d{4}-\d{2}/#)!
  let before = note[..<match.range.lowerBound]
  let after = note[match.range.upperBound...]
  let ranges = note.ranges(of: #/\d+/#).map { note[$0].count }
  return "[\(before)] [\(after)] \(note[match.range]) \(ranges)"
}

// MARK: replacing with text and with a closure
// swiftc: tea #, bun # | 3xTEA, 12xBUN | tea ?, bun ?2
func probe() -> String {
  let bill = "tea 3, bun 12"
  let hidden = bill.replacing(#/\d+/#, with: "#")
  let doubled = bill.replacing(#/(\w+) (\d+)/#) { "\($0.2)x\($0.1.uppercased())" }
  let one = bill.replacing(#/\d/#, with: "?", maxReplacements: 2)
  return "\(hidden) | \(doubled) | \(one)"
}

// MARK: replacing in place
// swiftc: a b c x/zz abc
func probe() -> String {
  var text = "a  b   c"
  text.replace(#/\s+/#, with: " ")
  var path = "x//y"
  path.replace("//", with: "/")
  path.replace(#/y/#) { _ in "zz" }
  return "\(text) \(path) \(text.replacing(" ", with: ""))"
}

// MARK: splitting and trimming by a pattern
// swiftc: ["tea", "milk", "sugar", "salt"] 7 agent true 10
func probe() -> String {
  let list = "tea,  milk;sugar ,salt"
  let parts = list.split(separator: #/\s*[,;]\s*/#)
  let trimmed = "007 agent".trimmingPrefix(#/0+/#)
  return "\(parts) \(trimmed) \(list.starts(with: #/[a-z]+,/#)) "
    + "\(list.firstRange(of: #/;/#).map { list.distance(from: list.startIndex, to: $0.lowerBound) }!)"
}

// MARK: optional captures are optional substrings
// swiftc: Optional("cm") nil Optional<Substring> 12 none
func probe() -> String {
  let size = #/(\d+)(cm|m)?/#
  let both = "12cm".wholeMatch(of: size)!
  let bare = "12".wholeMatch(of: size)!
  return "\(both.2 as Any) \(bare.2 as Any) \(type(of: bare.2)) \(bare.1) \(bare.2 ?? "none")"
}

// MARK: alternation and greediness
// swiftc: 18 <b> ["b", "i"] 2
func probe() -> String {
  let html = "<b>tea</b><i>x</i>"
  let greedy = html.firstMatch(of: #/<.+>/#)!.0.count
  let lazy = html.firstMatch(of: #/<.+?>/#)!.0
  let either = html.matches(of: #/<\/(b|i)>/#).map { String($0.1) }
  return "\(greedy) \(lazy) \(either) \("colour color".matches(of: #/colou?r/#).count)"
}

// MARK: back references find doubled words
// swiftc: ["the", "is"] the tide is low
func probe() -> String {
  let text = "the the tide is is low"
  let doubled = text.matches(of: #/\b(\w+) \1\b/#).map { String($0.1) }
  let fixed = text.replacing(#/\b(?<word>\w+) \k<word>\b/#) { $0.word }
  return "\(doubled) \(fixed)"
}

// MARK: case insensitive and line anchors
// swiftc: ["a", "b"] ["Error", "ok", "ERROR"] 1 true
func probe() -> String {
  let log = "Error: a\nok\nERROR: b"
  let loose = #/error: (\w)/#.ignoresCase()
  let starts = #/^\w+/#.anchorsMatchLineEndings()
  return "\(log.matches(of: loose).map { $0.1 }) \(log.matches(of: starts).map { $0.0 }) "
    + "\(log.matches(of: #/^\w+/#).count) \(log.contains(#/(?i)OK/#))"
}

// MARK: dots and line breaks
// swiftc: true true true true
func probe() -> String {
  let text = "a\nb"
  let plain = text.wholeMatch(of: #/a.b/#) == nil
  let dotted = text.wholeMatch(of: #/a.b/#.dotMatchesNewlines()) != nil
  return "\(plain) \(dotted) \(text.wholeMatch(of: #/(?s)a.b/#) != nil) \(text.firstMatch(of: #/a$/#) == nil)"
}

// MARK: a pattern matches whole characters
// swiftc: true true 5 true
func probe() -> String {
  let word = "cafe\u{301}🇳🇴"
  let accent = word.contains(#/é/#)
  let plain = word.firstMatch(of: #/cafe/#) == nil
  let dots = word.matches(of: #/./#).count
  return "\(accent) \(plain) \(dots) \(word.wholeMatch(of: #/\w{4}./#) != nil)"
}

// MARK: look ahead and look around boundaries
// swiftc: [10, 30] ["20g"] 1
func probe() -> String {
  let text = "10kg 20g 30kg"
  let kilos = text.matches(of: #/\d+(?=kg)/#).map { Int($0.0)! }
  let grams = text.matches(of: #/\d+(?!\d|kg)g/#).map { String($0.0) }
  return "\(kilos) \(grams) \("tea team".matches(of: #/\btea\b/#).count)"
}

// MARK: an extended literal over several lines
// swiftc: cups:42 true true
func probe() -> String {
  let pattern = #/
    (?<name> [a-z]+ )   # the key
    \s* = \s*
    (?<value> \d+ )
  /#
  let match = "cups = 42".wholeMatch(of: pattern)!
  return "\(match.name):\(match.value) \("cups=7".wholeMatch(of: pattern) != nil) \("cups 7".wholeMatch(of: pattern) == nil)"
}

// MARK: a pattern made at run time has untyped output
// swiftc: 3 7 nil true b
func probe() -> String {
  let pattern = try! Regex("(\\d+)-(\\w+)?")
  let match = "7-".firstMatch(of: pattern)!
  let broken = (try? Regex("(")) == nil
  let typed = try! Regex("(a)(b)", as: (Substring, Substring, Substring).self)
  return "\(match.output.count) \(match.output[1].substring!) \(match.output[2].substring as Any) \(broken) \("ab".firstMatch(of: typed)!.2)"
}

// MARK: builder with captures and quantifiers
// swiftc: 3 tea 3 x tea! true
import RegexBuilder
func probe() -> String {
  let order = Regex {
    Capture { OneOrMore(.digit) }
    " x "
    Capture { OneOrMore(.word) }
    Optionally { "!" }
  }
  let match = "3 x tea!".wholeMatch(of: order)!
  return "\(match.1) \(match.2) \(match.0) \("x tea".firstMatch(of: order) == nil)"
}

// MARK: builder transforms captures to typed values
// swiftc: 44 46 (Substring, UInt8, Int) true
import RegexBuilder
func probe() -> String {
  let price = Regex {
    Capture { OneOrMore(.digit) } transform: { UInt8($0)! }
    "."
    TryCapture { Repeat(.digit, count: 2) } transform: { Int($0).flatMap { $0 < 60 ? $0 : nil } }
  }
  let good = "200.45".wholeMatch(of: price)!
  return "\(good.1 &+ 100) \(good.2 + 1) \(type(of: good.output)) \("200.75".wholeMatch(of: price) == nil)"
}

// MARK: builder choices references and lookups
// swiftc: coffee:20 tea:70
import RegexBuilder
func probe() -> String {
  let kind = Reference(Substring.self)
  let count = Reference(Int.self)
  let rule = Regex {
    Capture(as: kind) { ChoiceOf { "tea"; "coffee" } }
    ZeroOrMore(.whitespace)
    TryCapture(as: count) { OneOrMore(.digit) } transform: { Int($0) }
  }
  return "coffee 2 tea7".matches(of: rule).map { "\($0[kind]):\($0[count] * 10)" }.joined(separator: " ")
}

// MARK: builder with character classes and local parts
// swiftc: true true false false false
import RegexBuilder
func probe() -> String {
  let hex = CharacterClass("0"..."9", "a"..."f")
  let code = Regex { "#"; Repeat(hex, 3...6); Anchor.endOfSubject }
  let words = ["#fff", "#12ab9f", "#xyz", "#ff", "#1234567"]
  return words.map { "\($0.wholeMatch(of: code) != nil)" }.joined(separator: " ")
}

// MARK: switching over patterns in a helper
// swiftc: int real name other other other
func kind(_ text: String) -> String {
  switch text {
  case let text where text.wholeMatch(of: #/-?\d+/#) != nil: return "int"
  case let text where text.wholeMatch(of: #/-?\d+\.\d+/#) != nil: return "real"
  case _ where (try? #/[a-z]\w*/#.wholeMatch(in: text)) != nil: return "name"
  default: return "other"
  }
}
func probe() -> String { ["12", "-1.5", "tea2", "Tea", "", "1."].map(kind).joined(separator: " ") }

// MARK: unicode properties and posix classes
// swiftc: 1 ["Ærø", "tea", "é"] 4 ["!"]
func probe() -> String {
  let text = "Ærø 42 ½ tea_é!"
  return "\(text.matches(of: #/\p{Lu}/#).count) \(text.matches(of: #/[[:alpha:]]+/#).map { $0.0 }) "
    + "\(text.matches(of: #/\W/#).count) \(text.matches(of: #/[^\s\w]/#).map { $0.0 })"
}

// MARK: a tokenizer walks with prefix matches
// swiftc: n12 o+ o( n3.5 o* o)
func tokens(_ text: String) -> [String] {
  var rest = text[...]
  var found: [String] = []
  while !rest.isEmpty {
    if let match = rest.prefixMatch(of: #/\d+(?:\.\d+)?/#) { found.append("n\(match.0)"); rest = rest[match.range.upperBound...] }
    else if let match = rest.prefixMatch(of: #/[+*()]/#) { found.append("o\(match.0)"); rest = rest[match.range.upperBound...] }
    else { rest = rest.dropFirst() }
  }
  return found
}
func probe() -> String { tokens("12+ (3.5*x)").joined(separator: " ") }
