// swift-format-ignore-file

// MARK: matches of an expression and their groups
// swiftc: tea=3/tea/3 milk=12/milk/12 2
func probe() -> String {
  let text = "tea=3, milk=12"
  let pattern = try! NSRegularExpression(pattern: #"(\w+)=(\d+)"#)
  let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
  return matches.map { match in
    (0..<match.numberOfRanges).map { String(text[Range(match.range(at: $0), in: text)!]) }.joined(separator: "/")
  }.joined(separator: " ") + " \(pattern.numberOfCaptureGroups)"
}

// MARK: first match, number of matches and their range
// swiftc: {1, 1} 3 4 2
func probe() -> String {
  let text = "a1 b22 c333"
  let pattern = try! NSRegularExpression(pattern: #"\d+"#)
  let all = NSRange(text.startIndex..., in: text)
  let first = pattern.firstMatch(in: text, range: all)!
  let range = pattern.rangeOfFirstMatch(in: text, range: NSRange(location: 3, length: 5))
  return "\(first.range) \(pattern.numberOfMatches(in: text, range: all)) \(range.location) \(range.length)"
}

// MARK: a group without a match is not found
// swiftc: true {1, 1} true
func probe() -> String {
  let pattern = try! NSRegularExpression(pattern: "(a)|(b)")
  let match = pattern.firstMatch(in: "xb", range: NSRange(location: 0, length: 2))!
  return "\(match.range(at: 1).location == NSNotFound) \(match.range(at: 2)) \(Range(match.range(at: 1), in: "xb") == nil)"
}

// MARK: groups with names
// swiftc: 1999 12
func probe() -> String {
  let text = "born 1999-12"
  let pattern = try! NSRegularExpression(pattern: #"(?<year>\d{4})-(?<month>\d\d)"#)
  let match = pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))!
  return ["year", "month"].map { String(text[Range(match.range(withName: $0), in: text)!]) }.joined(separator: " ")
}

// MARK: options of an expression
// swiftc: 1 3 1 1 0 1
func probe() -> String {
  let text = "Tea\ntea\nTEA"
  func count(_ pattern: String, _ options: NSRegularExpression.Options) -> Int {
    let range = NSRange(text.startIndex..., in: text)
    return try! NSRegularExpression(pattern: pattern, options: options).numberOfMatches(in: text, range: range)
  }
  return "\(count("tea", [])) \(count("tea", .caseInsensitive)) \(count("^tea$", .anchorsMatchLines)) "
    + "\(count("Tea.tea", .dotMatchesLineSeparators)) \(count("t.a", .ignoreMetacharacters)) "
    + "\(count("t e a # tea", .allowCommentsAndWhitespace))"
}

// MARK: replacing with a template
// swiftc: Byron Ada $1, Born Max $1 | 1\.5 \(l\)\? | \$1
func probe() -> String {
  let text = "Ada Byron, Max Born"
  let pattern = try! NSRegularExpression(pattern: #"(\w+) (\w+)"#)
  let range = NSRange(text.startIndex..., in: text)
  return pattern.stringByReplacingMatches(in: text, range: range, withTemplate: "$2 $1 \\$1") + " | "
    + NSRegularExpression.escapedPattern(for: "1.5 (l)?") + " | " + NSRegularExpression.escapedTemplate(for: "$1")
}

// MARK: a broken pattern throws
// swiftc: no no no no yes
func probe() -> String {
  ["(", "a{2", "[a", "*", "ok"].map { pattern in
    (try? NSRegularExpression(pattern: pattern)) == nil ? "no" : "yes"
  }.joined(separator: " ")
}

// MARK: enumerating matches until told to stop
// swiftc: o0 t4 t8
func probe() -> String {
  let text = "one two three four"
  var found: [String] = []
  let pattern = try! NSRegularExpression(pattern: #"\b\w"#)
  pattern.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { match, _, stop in
    guard let match else { return }
    found.append("\((text as NSString).substring(with: match.range))\(match.range.location)")
    if found.count == 3 { stop.pointee = true }
  }
  return found.joined(separator: " ")
}

// MARK: ranges between characters and UTF 16 units
// swiftc: {0, 5} {3, 1} -1 true
func probe() -> String {
  let text = "a😀bé"
  let whole = NSRange(text.startIndex..., in: text)
  let letter = NSRange(text.range(of: "b")!, in: text)
  let inside = Range(NSRange(location: 2, length: 1), in: text)
  return "\(whole) \(letter) \(inside.map { text[$0].unicodeScalars.count } ?? -1) \(Range(NSRange(location: 9, length: 1), in: text) == nil)"
}

// MARK: unions and intersections of ranges
// swiftc: {2, 10} {5, 2} true 7 false 12 true true
func probe() -> String {
  let a = NSRange(location: 2, length: 5), b = NSRange(5..<12), c = NSRange(location: 20, length: 1)
  return "\(a.union(b)) \(a.intersection(b).map { "\($0)" } ?? "nil") \(a.intersection(c) == nil) \(a.upperBound) "
    + "\(a.contains(7)) \(NSMaxRange(b)) \(NSLocationInRange(3, a)) \(NSEqualRanges(a, NSRange(2...6)))"
}

// MARK: ranges as text and as Swift ranges
// swiftc: {3, 4} {1, 2} 3..<7 true true
func probe() -> String {
  let range = NSRange(location: 3, length: 4)
  return "\(NSStringFromRange(range)) \(NSRangeFromString("{1, 2}")) \(Range(range)!) \(range == NSRange(3..<7)) "
    + "\(Range(NSRange(location: NSNotFound, length: 0)) == nil)"
}

// MARK: a scanner reads numbers and words
// swiftc: 12 kettles at 3.5 false
func probe() -> String {
  let scanner = Scanner(string: "12 kettles at 3.50 each")
  scanner.locale = Locale(identifier: "en_US")
  let count = scanner.scanInt(), word = scanner.scanCharacters(from: .letters), at = scanner.scanString("at")
  let price = scanner.scanDouble()
  return "\(count ?? -1) \(word ?? "nil") \(at ?? "nil") \(price ?? -1) \(scanner.isAtEnd)"
}

// MARK: a scanner reads up to a text or a set
// swiftc: name|green tea|; cups: 2
func probe() -> String {
  let scanner = Scanner(string: "name: green tea; cups: 2")
  let key = scanner.scanUpToString(":")
  _ = scanner.scanString(":")
  let value = scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"))
  let rest = String(scanner.string[scanner.currentIndex...])
  return "\(key ?? "nil")|\(value ?? "nil")|\(rest)"
}

// MARK: a failed scan does not move
// swiftc: nil 0 t ea 5 true
func probe() -> String {
  let scanner = Scanner(string: "tea 5")
  let number = scanner.scanInt()
  let place = scanner.string.distance(from: scanner.string.startIndex, to: scanner.currentIndex)
  let letter = scanner.scanCharacter()
  return "\(number.map(String.init) ?? "nil") \(place) \(letter ?? "-") \(scanner.scanUpToString("zzz") ?? "nil") \(scanner.isAtEnd)"
}

// MARK: a scanner skips what it is told to
// swiftc: ["a"] ["a", "b", "c"] []
func probe() -> String {
  func words(_ skipped: CharacterSet?) -> [String] {
    let scanner = Scanner(string: " a, b ,c")
    scanner.charactersToBeSkipped = skipped
    var found: [String] = []
    while let word = scanner.scanCharacters(from: .letters) { found.append(word) }
    return found
  }
  return "\(words(.whitespaces)) \(words(CharacterSet(charactersIn: ", "))) \(words(nil))"
}

// MARK: a scanner with and without case
// swiftc: TEA nil TEA
func probe() -> String {
  let loose = Scanner(string: "TEA time"), strict = Scanner(string: "TEA time")
  strict.caseSensitive = true
  return "\(loose.scanString("tea") ?? "nil") \(strict.scanString("tea") ?? "nil") \(strict.scanString("TEA") ?? "nil")"
}

// MARK: hexadecimal numbers and decimals from a scanner
// swiftc: 16744448 31 19.99 1000.0
func probe() -> String {
  let colour = Scanner(string: "0xFF8000"), bare = Scanner(string: "1f g")
  let price = Scanner(string: "19.99 USD")
  return "\(colour.scanUInt64(representation: .hexadecimal) ?? 0) \(bare.scanInt(representation: .hexadecimal) ?? -1) "
    + "\(price.scanDecimal() ?? -1) \(Scanner(string: "1e3x").scanDouble() ?? -1)"
}

// MARK: an index set sorts and merges
// swiftc: [1, 2, 3, 4, 5, 9, 20, 21, 22] 9 ["1..<6", "9..<10", "20..<23"] 1 22
func probe() -> String {
  var rows = IndexSet([5, 1, 2, 3, 9])
  rows.insert(4)
  rows.insert(integersIn: 20...22)
  return "\(Array(rows)) \(rows.count) \(rows.rangeView.map { "\($0)" }) \(rows.first!) \(rows.last!)"
}

// MARK: index sets contain, remove and look around
// swiftc: false true 5 5 -1 false [0, 1, 2, 3, 5, 8, 9]
func probe() -> String {
  var rows = IndexSet(integersIn: 0..<10)
  rows.remove(4)
  rows.remove(integersIn: 6...7)
  return "\(rows.contains(4)) \(rows.contains(integersIn: 0..<4)) \(rows.integerGreaterThan(3) ?? -1) "
    + "\(rows.integerLessThan(8) ?? -1) \(rows.integerGreaterThan(9) ?? -1) \(rows.intersects(integersIn: 6..<8)) \(Array(rows))"
}

// MARK: algebra of index sets
// swiftc: [0, 1, 2, 3, 4, 5, 6] [3, 4] [0, 1, 2] [0, 1, 2, 5, 6] true true
func probe() -> String {
  let a = IndexSet(0...4), b = IndexSet(3...6)
  return [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)].map { "\(Array($0))" }
    .joined(separator: " ") + " \(a.isSuperset(of: IndexSet([1, 2]))) \(a == IndexSet([4, 3, 2, 1, 0]))"
}

// MARK: shifting an index set
// swiftc: [1, 5, 8] [1, 4, 7] [4]
func probe() -> String {
  var rows = IndexSet([1, 2, 5])
  rows.shift(startingAt: 2, by: 3)
  let up = Array(rows)
  rows.shift(startingAt: 5, by: -1)
  return "\(up) \(Array(rows)) \(rows.filteredIndexSet { $0.isMultiple(of: 2) }.map { $0 })"
}

// MARK: removing rows of a list by offsets
// swiftc: ["jam", "bread"] ["jam", "bread"]
func probe() -> String {
  var orders = ["tea", "jam", "milk", "bread"]
  for offset in IndexSet([0, 2]).reversed() { orders.remove(at: offset) }
  let picked = IndexSet(integersIn: 0..<2).map { orders[$0] }
  return "\(orders) \(picked)"
}

// MARK: index paths grow, compare and slice
// swiftc: [1, 4, 2, 7] 4 [1, 4] 4 true 1 true
func probe() -> String {
  let path = IndexPath(indexes: [1, 4, 2])
  let longer = path.appending(7), parent = path.dropLast()
  return "\(longer) \(longer.count) \(Array(parent)) \(path[1]) \(path < longer) \(path.compare(IndexPath(index: 1)).rawValue) "
    + "\([0, 3] as IndexPath == IndexPath(indexes: [0, 3]))"
}
