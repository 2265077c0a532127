// swift-format-ignore-file

// MARK: regex with named captures
// swiftc: 9-05-AM 17-30-none
func probe() -> String { let r = /(?<h>\d{1,2}):(?<m>\d{2})\s*(?<p>AM|PM)?/; var out: [String] = []; for m in "Open 9:05 AM to 17:30".matches(of: r) { out.append("\(m.h)-\(m.m)-\(m.p ?? "none")") }; return out.joined(separator: " ") }

// MARK: words, initials and capitalisation
// swiftc: AK Hello World ÉCLAIR camel case name
func initials(_ s: String) -> String { s.split(separator: " ").compactMap(\.first).prefix(2).map { $0.uppercased() }.joined() }
func probe() -> String { "\(initials("ada king lovelace")) \("hello wORLD".capitalized) \("éclair".uppercased()) \("camelCaseName".reduce("") { $0 + ($1.isUppercase ? " " + $1.lowercased() : String($1)) })" }

// MARK: substring ranges and index arithmetic
// swiftc: file.txt txt to 5 true path path/to/file
func probe() -> String { let s = "path/to/file.txt"; let name = s[s.index(after: s.lastIndex(of: "/")!)...]; let ext = name.split(separator: ".").last!; let start = s.index(s.startIndex, offsetBy: 5); return "\(name) \(ext) \(s[start..<s.index(start, offsetBy: 2)]) \(s.range(of: "to").map { s.distance(from: s.startIndex, to: $0.lowerBound) } ?? -1) \(s.hasSuffix(".txt")) \(s.prefix(4)) \(s.dropLast(4))" }

// MARK: padding and repeating
// swiftc: 007 ab... 00101010 FF 255
extension String { func leftPadded(_ n: Int, _ c: Character = " ") -> String { String(repeating: c, count: Swift.max(0, n - count)) + self } }
func probe() -> String { "\("7".leftPadded(3, "0")) \("ab".padding(toLength: 5, withPad: ".", startingAt: 0)) \(String(42, radix: 2).leftPadded(8, "0")) \(String(255, radix: 16, uppercase: true)) \(Int("ff", radix: 16) ?? 0)" }

// MARK: characters and unicode
// swiftc: 5 10 15 30 true 🇩🇪 🇩🇪👨‍👩‍👧ëoZ 97 true true 7
func probe() -> String { let s = "Zoë👨‍👩‍👧🇩🇪"; return "\(s.count) \(s.unicodeScalars.count) \(s.utf16.count) \(s.utf8.count) \(s.first!.isLetter) \(s.last!) \(String(s.reversed())) \(Character("a").asciiValue!) \("e\u{301}" == "é") \("٣".first!.isNumber) \(Character("7").wholeNumberValue!)" }

// MARK: comparison options
// swiftc: ["item 1", "Item 2", "item 10"] true resume true true false
func probe() -> String { let names = ["item 10", "Item 2", "item 1"]; return "\(names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }) \("A".caseInsensitiveCompare("a") == .orderedSame) \("résumé".folding(options: .diacriticInsensitive, locale: nil)) \("Café Noir".localizedCaseInsensitiveContains("NOIR")) \("abc".compare("ABD", options: .caseInsensitive) == .orderedAscending) \("x2" < "x10")" }

// MARK: multi-line literals and escapes
// swiftc: Dear Kim,¶  welcome back.¶"Quotes" ✓ raw \n Kim
func probe() -> String { let name = "Kim"; let s = """
  Dear \(name),
    welcome \
  back.
  "Quotes" \u{2713}
  """; return s.replacingOccurrences(of: "\n", with: "¶") + #" raw \n \#(name)"# }

// MARK: ExpressibleByStringLiteral and friends
// swiftc: #news #no1 [1.0, 2.0] ["b1", "a2", "b3"]
struct Tag: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible { var name: String; init(stringLiteral s: String) { name = s.lowercased() }; var description: String { "#\(name)" } }
struct Vec: ExpressibleByArrayLiteral { var items: [Double]; init(arrayLiteral e: Double...) { items = e } }
struct Headers: ExpressibleByDictionaryLiteral { var all: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { all = e.map { ($0.0, $0.1) } } }
func probe() -> String { let t: Tag = "News"; let u: Tag = "No\(1)"; let v: Vec = [1, 2]; let h: Headers = ["b": 1, "a": 2, "b": 3]; return "\(t) \(u) \(v.items) \(h.all.map { $0.0 + String($0.1) })" }

// MARK: description versus debugDescription
// swiftc: d [dd] U(t: dd, s: "x", o: nil, a: [1.0]) Optional(dd) ["k": "v"] (1, "a") [nil, Optional(1)] U Array<Int>
struct T: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "d" }; var debugDescription: String { "dd" } }
struct U { var t = T(); var s = "x"; var o: Int? = nil; var a = [1.0] }
final class C {}
func probe() -> String { "\(T()) \([T()]) \(U()) \(Optional(T()) as Any) \(["k": "v"]) \((1, "a")) \([nil, 1] as [Int?]) \(String(describing: U.self)) \(type(of: [1]))" }

// MARK: number parsing
// swiftc: true 5 1000.0 true true true true 3 -3 true true 127 44
func probe() -> String { "\(Int(" 5") == nil) \(Int("+5")!) \(Double("1e3")!) \(Double("abc") == nil) \(Double("  1") == nil) \(Bool("true")!) \(Bool("yes") == nil) \(Int(3.99)) \(Int(-3.99)) \(Int(exactly: 3.5) == nil) \(UInt8(exactly: 300) == nil) \(Int8(clamping: 300)) \(UInt8(truncatingIfNeeded: 300))" }

