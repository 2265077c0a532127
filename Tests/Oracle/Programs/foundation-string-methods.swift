// swift-format-ignore-file

// MARK: components separated by a text keep the empty ones
// swiftc: ["", "tea", "", "milk", ""] [",tea", "milk,"] [""]
func probe() -> String {
  let row = ",tea,,milk,"
  return "\(row.components(separatedBy: ",")) \(row.components(separatedBy: ",,")) \("".components(separatedBy: ","))"
}

// MARK: components separated by a set of characters
// swiftc: ["tea", "", "milk", "", "sugar"] ["tea", "milk", "sugar"]
func probe() -> String {
  let note = "tea; milk,\tsugar"
  let parts = note.components(separatedBy: CharacterSet(charactersIn: ";,\t "))
  return "\(parts) \(parts.filter { !$0.isEmpty })"
}

// MARK: trimming takes only the ends
// swiftc: [¶ two words] [two words] [axb] []
func probe() -> String {
  let text = "  \n two words\t "
  return "[\(text.trimmingCharacters(in: .whitespaces))] [\(text.trimmingCharacters(in: .whitespacesAndNewlines))] "
    + "[\("xxaxbxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))] [\("...".trimmingCharacters(in: .punctuationCharacters))]"
}

// MARK: replacing every occurrence
// swiftc: ooo bonono | -a banana | aaa b**a | aaa banana | aaa banana
func probe() -> String {
  let text = "aaa banana"
  return [
    text.replacingOccurrences(of: "a", with: "o"), text.replacingOccurrences(of: "aa", with: "-"),
    text.replacingOccurrences(of: "AN", with: "*", options: .caseInsensitive), text.replacingOccurrences(of: "", with: "!"),
    text.replacingOccurrences(of: "z", with: "y"),
  ].joined(separator: " | ")
}

// MARK: replacing by a regular expression with groups
// swiftc: 29.02.2024 and 31.12.1999 | ####-##-## and ####-##-## | 2024-02-29 $0 1999-12-31
func probe() -> String {
  let text = "2024-02-29 and 1999-12-31"
  return [
    text.replacingOccurrences(of: #"(\d+)-(\d+)-(\d+)"#, with: "$3.$2.$1", options: .regularExpression),
    text.replacingOccurrences(of: #"\d"#, with: "#", options: .regularExpression),
    text.replacingOccurrences(of: "AND", with: "\\$0", options: [.regularExpression, .caseInsensitive]),
  ].joined(separator: " | ")
}

// MARK: replacing inside a range only
// swiftc: tea mint mint | [] tea tea
func probe() -> String {
  let text = "tea tea tea"
  let start = text.index(text.startIndex, offsetBy: 4)
  let rest = text.replacingOccurrences(of: "tea", with: "mint", range: start..<text.endIndex)
  return "\(rest) | \(text.replacingCharacters(in: text.startIndex..<start, with: "[] "))"
}

// MARK: the range of a text with options
// swiftc: 6+4 6+4 6+4 0+4 12+4 nil 0+3 14+2
func offsets(_ text: String, _ part: String, _ options: String.CompareOptions) -> String {
  guard let range = text.range(of: part, options: options) else { return "nil" }
  return "\(text.distance(from: text.startIndex, to: range.lowerBound))+\(text[range].count)"
}
func probe() -> String {
  let text = "Café, cafe, CAFÉ"
  return [
    offsets(text, "cafe", []), offsets(text, "cafe", .caseInsensitive), offsets(text, "cafe", .diacriticInsensitive),
    offsets(text, "cafe", [.caseInsensitive, .diacriticInsensitive]), offsets(text, "café", [.backwards, .caseInsensitive]),
    offsets(text, "afé", .anchored), offsets(text, "Caf", .anchored), offsets(text, "FÉ", [.anchored, .backwards]),
  ].joined(separator: " ")
}

// MARK: the range of a regular expression
// swiftc: 66 | order 7 | Order | nil | and
func probe() -> String {
  let text = "Order 66 and order 7"
  return [#"\d+"#, #"order \d"#, "(?i)ORDER", "^and", #"\b\w{3}\b"#].map { pattern in
    text.range(of: pattern, options: .regularExpression).map { String(text[$0]) } ?? "nil"
  }.joined(separator: " | ")
}

// MARK: padding cuts and fills
// swiftc: [tea...][tea23123] [tea ke][tea kett] [......][23123123]
func probe() -> String {
  ["tea", "tea kettle", ""].map { text in
    "[\(text.padding(toLength: 6, withPad: ".", startingAt: 0))]" + "[\(text.padding(toLength: 8, withPad: "123", startingAt: 1))]"
  }.joined(separator: " ")
}

// MARK: capitalized words
// swiftc: Hello Big World | Mcdonald's | O'neill-Smith | 3Rd Place | Éa Ssa | Tea_Time
func probe() -> String {
  ["hello big world", "mcDONALD's", "o'neill-smith", "3rd place", "éa ßa", "tea_time"].map(\.capitalized)
    .joined(separator: " | ")
}

// MARK: upper and lower case by locale
// swiftc: TİTLE TITLE ışık STRASSE İstanbul
func probe() -> String {
  let turkish = Locale(identifier: "tr_TR"), english = Locale(identifier: "en_US")
  return ["title".uppercased(with: turkish), "title".uppercased(with: english), "IŞIK".lowercased(with: turkish),
    "straße".uppercased(with: Locale(identifier: "de_DE")), "istanbul".capitalized(with: turkish)].joined(separator: " ")
}

// MARK: folding takes marks, case and width away
// swiftc: Creme BRULEE | crème brûlée | creme brulee | Tea12
func probe() -> String {
  let text = "Crème BRÛLÉE"
  return [
    text.folding(options: .diacriticInsensitive, locale: nil), text.folding(options: .caseInsensitive, locale: nil),
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US")),
    "Ｔｅａ１２".folding(options: .widthInsensitive, locale: nil),
  ].joined(separator: " | ")
}

// MARK: compare with options
// swiftc: 1 -1 1 -1 0 1 0
func probe() -> String {
  let pairs: [(String, String, String.CompareOptions)] = [
    ("a", "B", []), ("a", "B", .caseInsensitive), ("file9", "file10", []), ("file9", "file10", .numeric),
    ("résumé", "resume", .diacriticInsensitive), ("b", "a", .literal), ("Tea", "tea", .caseInsensitive),
  ]
  return pairs.map { "\($0.compare($1, options: $2).rawValue)" }.joined(separator: " ")
}

// MARK: comparing without case
// swiftc: true ["apple", "Milk", "tea", "TEA"] -1
func probe() -> String {
  let names = ["tea", "Milk", "TEA", "apple"]
  let sorted = names.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }
  return "\("Tea".caseInsensitiveCompare("tEA") == .orderedSame) \(sorted) \("a".caseInsensitiveCompare("B").rawValue)"
}

// MARK: sorting file names by numbers
// swiftc: ["Scan 1", "scan 10", "scan 100", "scan 9"] ["Scan 1", "scan 9", "scan 10", "scan 100"]
func probe() -> String {
  let files = ["scan 10", "scan 9", "Scan 1", "scan 100"]
  let numeric = files.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
  return "\(files.sorted()) \(numeric)"
}

// MARK: lines and words one by one
// swiftc: ["one tea,", "two cups", ""] 4
func probe() -> String {
  let text = "one tea,\ntwo cups\n\nend"
  var lines: [String] = []
  text.enumerateLines { line, stop in
    lines.append(line)
    stop = line.isEmpty
  }
  return "\(lines) \(text.components(separatedBy: .newlines).count)"
}

// MARK: substrings by lines, paragraphs and characters
// swiftc: ["tea", "milk é"] ["tea", "milk é"] ["milk é", "tea"] 11
func probe() -> String {
  let text = "tea\nmilk e\u{301}\n"
  func parts(_ options: String.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in found.append(part ?? "nil") }
    return found
  }
  return "\(parts(.byLines)) \(parts(.byParagraphs)) \(parts([.byLines, .reverse])) "
    + "\(parts(.byComposedCharacterSequences).count)"
}

// MARK: enumeration gives the range around a substring
// swiftc: 3/4 4/6 3/3
func probe() -> String {
  let text = "tea\nmilk\r\nend"
  var found: [String] = []
  text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { part, range, enclosing, _ in
    found.append("\(text[range].count)/\(text[enclosing].unicodeScalars.count)")
  }
  return found.joined(separator: " ")
}

// MARK: a search without case in a locale
// swiftc: [true, false, true, true, false]
func probe() -> String {
  let text = "Green Tea, ISLAND"
  let english = Locale(identifier: "en_US"), turkish = Locale(identifier: "tr_TR")
  let tests = [text.contains("Tea"), text.contains("tea"), text.range(of: "TEA", options: .caseInsensitive) != nil,
    text.range(of: "island", options: .caseInsensitive, locale: english) != nil,
    text.range(of: "island", options: .caseInsensitive, locale: turkish) != nil]
  return "\(tests)"
}

// MARK: common prefixes
// swiftc: tea Tea []
func probe() -> String {
  "\("teapot".commonPrefix(with: "teacup")) \("Teapot".commonPrefix(with: "tEAcup", options: .caseInsensitive)) "
    + "[\("a".commonPrefix(with: "b"))]"
}

// MARK: percent encoding by the sets of an address
// swiftc: tea%20&%20milk/%C3%BC?=%23+%25 | tea%20&%20milk/%C3%BC%3F=%23+%25 | tea%20&%20milk%2F%C3%BC%3F=%23+%25 | tea%20%26%20milk%2F%C3%BC%3F%3D%23%2B%25
func probe() -> String {
  let text = "tea & milk/ü?=#+%"
  let sets: [CharacterSet] = [.urlQueryAllowed, .urlPathAllowed, .urlHostAllowed, .alphanumerics]
  return sets.map { text.addingPercentEncoding(withAllowedCharacters: $0) ?? "nil" }.joined(separator: " | ")
}

// MARK: removing percent encoding can fail
// swiftc: a b | ü | nil | nil | nil | plain+text
func probe() -> String {
  ["a%20b", "%C3%BC", "%zz", "100%", "%FF", "plain+text"].map { $0.removingPercentEncoding ?? "nil" }.joined(separator: " | ")
}

// MARK: character sets have members
// swiftc: true false true false true true
func probe() -> String {
  let vowels = CharacterSet(charactersIn: "aeiou")
  let rest = vowels.inverted, both = vowels.union(.decimalDigits), few = vowels.subtracting(CharacterSet(charactersIn: "a"))
  return "\(vowels.contains("a")) \(rest.contains("a")) \(both.contains("7")) \(few.contains("a")) "
    + "\(CharacterSet.letters.isSuperset(of: vowels)) \(vowels == CharacterSet(charactersIn: "uoiea"))"
}

// MARK: character sets change by insertion and range
// swiftc: acx
func probe() -> String {
  var set = CharacterSet(charactersIn: "a"..."f")
  set.insert(charactersIn: "xyz")
  set.remove("b")
  set.formIntersection(CharacterSet(charactersIn: "abcx"))
  return "abcdefxyz".unicodeScalars.filter { set.contains($0) }.map(String.init).joined()
}

// MARK: filtering a phone number by a set
// swiftc: 4903012345 e 5
func probe() -> String {
  let phone = "+49 (030) 12-34 ext. 5"
  let digits = String(String.UnicodeScalarView(phone.unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }))
  let first = phone.rangeOfCharacter(from: .letters).map { String(phone[$0]) } ?? "nil"
  let last = phone.rangeOfCharacter(from: .decimalDigits, options: .backwards).map { String(phone[$0]) } ?? "nil"
  return "\(digits) \(first) \(last)"
}

// MARK: composed and decomposed forms of a text
// swiftc: 1 2 1 true fi 1⁄2
func probe() -> String {
  let text = "é"
  let apart = text.decomposedStringWithCanonicalMapping, together = apart.precomposedStringWithCanonicalMapping
  return "\(text.unicodeScalars.count) \(apart.unicodeScalars.count) \(together.unicodeScalars.count) \(text == apart) "
    + "\("ﬁ ½".precomposedStringWithCompatibilityMapping)"
}

// MARK: transforms of a text
// swiftc: Moskva ときょ caj <&#xE9;>
func probe() -> String {
  [
    "Москва".applyingTransform(.toLatin, reverse: false), "tokyo".applyingTransform(.latinToHiragana, reverse: false),
    "čaj".applyingTransform(.stripDiacritics, reverse: false), "<é>".applyingTransform(.toXMLHex, reverse: false),
  ].map { $0 ?? "nil" }.joined(separator: " ")
}

// MARK: appending and the number in a text
// swiftc: tea time tea 1/2 12 3.5 true
func probe() -> String {
  let text = "12 cups" as NSString
  return "\("tea".appending(" time")) \("tea".appendingFormat(" %d/%d", 1, 2)) \(text.integerValue) "
    + "\(("3.5x" as NSString).doubleValue) \(("yes" as NSString).boolValue)"
}
