// swift-format-ignore-file

// MARK: indices step over whole characters
// swiftc: é 🍵 ! 3 🍵!
func probe() -> String {
  let label = "té🍵!"
  let second = label.index(after: label.startIndex)
  let third = label.index(label.startIndex, offsetBy: 2)
  let last = label.index(before: label.endIndex)
  return "\(label[second]) \(label[third]) \(label[last]) \(label.distance(from: second, to: label.endIndex)) \(label[third...])"
}

// MARK: limited index moves answer nil past the end
// swiftc: 12 true true
func probe() -> String {
  let code = "AB12"
  let inside = code.index(code.startIndex, offsetBy: 2, limitedBy: code.endIndex)
  let edge = code.index(code.startIndex, offsetBy: 4, limitedBy: code.endIndex)
  let outside = code.index(code.startIndex, offsetBy: 5, limitedBy: code.endIndex)
  return "\(inside.map { String(code[$0...]) } ?? "nil") \(edge == code.endIndex) \(outside == nil)"
}

// MARK: a substring is its own type with shared indices
// swiftc: Substring 2024/tea true String 2024 Substring
func probe() -> String {
  let path = "orders/2024/tea"
  let start = path.index(path.startIndex, offsetBy: 7)
  let tail = path[start...]
  return "\(type(of: tail)) \(tail) \(tail.startIndex == start) \(type(of: String(tail))) \(tail.prefix(4)) \(type(of: tail.prefix(4)))"
}

// MARK: changing a copied substring leaves the string alone
// swiftc: Good morning / oodbye / true / 6
func probe() -> String {
  let greeting = "Good morning"
  var word = greeting.prefix(4)
  word.append(contentsOf: "bye")
  word.removeFirst()
  return "\(greeting) / \(word) / \(word == "oodbye") / \(word.count)"
}

// MARK: inserting at indices
// swiftc: NO AB-1234!? 12
func probe() -> String {
  var plate = "AB1234"
  plate.insert("-", at: plate.index(plate.startIndex, offsetBy: 2))
  plate.insert(contentsOf: "NO ", at: plate.startIndex)
  plate.insert(contentsOf: ["!", "?"], at: plate.endIndex)
  return "\(plate) \(plate.count)"
}

// MARK: removing characters one at a time and by range
// swiftc: S 4 [tides ]   [tides]
func probe() -> String {
  var title = "Summer tides 2024"
  let removed = title.remove(at: title.startIndex)
  let last = title.removeLast()
  title.removeLast(3)
  let range = title.startIndex..<title.index(title.startIndex, offsetBy: 6)
  title.removeSubrange(range)
  return "\(removed) \(last) [\(title)] \(title.popLast()!) [\(title)]"
}

// MARK: replacing a subrange may change the length
// swiftc: 12 extra large tea 18
func probe() -> String {
  var order = "1 small tea"
  if let range = order.range(of: "small") {
    order.replaceSubrange(range, with: "extra large")
  }
  order.replaceSubrange(...order.startIndex, with: "12")
  return "\(order) \(order.count)"
}

// MARK: split drops empty parts unless told otherwise
// swiftc: ["kettle", "pot"] ["", "kettle", "", "pot", ""] 5 0
func probe() -> String {
  let row = ",kettle,,pot,"
  let short = row.split(separator: ",")
  let full = row.split(separator: ",", omittingEmptySubsequences: false)
  return "\(short) \(full) \(row.components(separatedBy: ",").count) \("".split(separator: ",").count)"
}

// MARK: split with a maximum keeps the rest together
// swiftc: ["name", " tea: green: hot"] 1 ["a", " b c"]
func probe() -> String {
  let header = "name: tea: green: hot"
  let once = header.split(separator: ":", maxSplits: 1)
  let none = header.split(separator: ":", maxSplits: 0)
  let spaced = "  a  b c".split(separator: " ", maxSplits: 1)
  return "\(once) \(none.count) \(spaced)"
}

// MARK: split by a closure
// swiftc: ["tea", "milk", "sugar", "salt"] ["tea", "milk", " sugar  salt"]
func probe() -> String {
  let messy = "tea;milk, sugar  salt"
  let words = messy.split { !$0.isLetter }
  let limited = messy.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { ";, ".contains($0) })
  return "\(words) \(limited)"
}

// MARK: prefix and drop by counts and conditions
// swiftc: 00 42-A7 00 A7 A7 0042 [0042-A7] []
func probe() -> String {
  let ticket = "0042-A7"
  let zeros = ticket.prefix { $0 == "0" }
  let rest = ticket.drop { $0 == "0" }
  return "\(zeros) \(rest) \(ticket.prefix(2)) \(ticket.suffix(2)) \(ticket.dropFirst(5)) "
    + "\(ticket.dropLast(3)) [\(ticket.prefix(99))] [\(ticket.dropFirst(99))]"
}

// MARK: prefix up to and through an index
// swiftc: ada ada@ .org @example example.org
func probe() -> String {
  let mail = "ada@example.org"
  let at = mail.firstIndex(of: "@")!
  let dot = mail.lastIndex(of: ".")!
  return "\(mail.prefix(upTo: at)) \(mail.prefix(through: at)) \(mail.suffix(from: dot)) \(mail[at..<dot]) \(mail[mail.index(after: at)...])"
}

// MARK: prefix and suffix tests use whole characters
// swiftc: true false true true false false
func probe() -> String {
  let word = "cafe\u{301} au lait"
  return "\(word.hasPrefix("caf")) \(word.hasPrefix("cafe")) \(word.hasPrefix("café")) "
    + "\(word.hasSuffix("")) \(word.hasSuffix("LAIT")) \("".hasPrefix("a"))"
}

// MARK: upper case letters sort before lower case ones
// swiftc: ["", "10", "9", "Cherry", "apple", "apple2", "banana", "Äpfel"] false true true
func probe() -> String {
  let names = ["banana", "apple", "Cherry", "Äpfel", "10", "9", "apple2", ""]
  return "\(names.sorted()) \("a" < "B") \("10" < "9") \("" < "a")"
}

// MARK: equality ignores the unicode form
// swiftc: true true 1 false 1 true
func probe() -> String {
  let one = "Å"
  let two = "A\u{30A}"
  let sign = "\u{212B}"
  let map = [one: 1]
  return "\(one == two) \(one == sign) \(map[two] ?? 0) \(Array(one.utf8) == Array(two.utf8)) "
    + "\(Set([one, two, sign]).count) \(one.count == two.count)"
}

// MARK: repeating text and characters
// swiftc: =-=-=-....[]true
func probe() -> String {
  let line = String(repeating: "=-", count: 3)
  let dots = String(repeating: Character("."), count: 4)
  let none = String(repeating: "x", count: 0)
  return "\(line)\(dots)[\(none)]\(none.isEmpty)"
}

// MARK: joined with and without a separator
// swiftc: teamilk tea, , milk a-b-c a+b+c []
func probe() -> String {
  let parts = ["tea", "", "milk"]
  let letters = "abc".map { String($0) }
  let slices = "a b c".split(separator: " ")
  return "\(parts.joined()) \(parts.joined(separator: ", ")) \(letters.joined(separator: "-")) "
    + "\(slices.joined(separator: "+")) [\([String]().joined(separator: "x"))]"
}

// MARK: reversed view and reversed string
// swiftc: 🌊edit ReversedCollection<String> 🌊 true 3
func probe() -> String {
  let word = "tide🌊"
  let view = word.reversed()
  let text = String(word.reversed())
  return "\(text) \(type(of: view)) \(view.first!) \(text == "🌊edit") \(String("e\u{301}a".reversed()).unicodeScalars.count)"
}

// MARK: case mapping handles special letters
// swiftc: STRASSE école οδοσ FINE Tea Time ios
func probe() -> String {
  "\("Straße".uppercased()) \("ÉCOLE".lowercased()) \("ΟΔΟΣ".lowercased()) "
    + "\("ﬁne".uppercased()) \("tea time".capitalized) \("iOS".uppercased().lowercased())"
}

// MARK: searching for characters and conditions
// swiftc: 4 10 7 true false true t
func probe() -> String {
  let note = "Low tide at 7"
  let first = note.firstIndex(of: "t").map { note.distance(from: note.startIndex, to: $0) }
  let last = note.lastIndex(of: "t").map { note.distance(from: note.startIndex, to: $0) }
  let digit = note.first(where: \.isNumber)
  return "\(first!) \(last!) \(digit!) \(note.contains("tide")) \(note.contains("T")) "
    + "\(note.contains(where: \.isNumber)) \(note.last { $0.isLetter }!)"
}

// MARK: all characters satisfy a condition
// swiftc: [true, false, true, true] [true, false, false, false]
func probe() -> String {
  let codes = ["1234", "12a4", "", "٣٤"]
  let numbers = codes.map { $0.allSatisfy(\.isNumber) }
  let plain = codes.map { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  return "\(numbers) \(plain)"
}

// MARK: enumerated characters
// swiftc: HaRbOuR abu
func probe() -> String {
  let word = "harbour"
  let wave = word.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.uppercased() : String($0.element) }.joined()
  let odd = String(word.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
  return "\(wave) \(odd)"
}

// MARK: filter and map give different types
// swiftc: 47223344 String +47_(22)_33-44 Array<Character> 29 14
func probe() -> String {
  let phone = "+47 (22) 33-44"
  let digits = phone.filter { $0.isNumber }
  let mapped = phone.map { $0 == " " ? "_" : $0 }
  let values = phone.compactMap { $0.wholeNumberValue }
  return "\(digits) \(type(of: digits)) \(String(mapped)) \(type(of: mapped)) \(values.reduce(0, +)) \(phone.flatMap { [$0, "."] }.count)"
}

// MARK: remove all where keeps order
// swiftc: abcheo!
func probe() -> String {
  var text = "a1b2c3"
  text.removeAll { $0.isNumber }
  var other = "hello"
  other.removeAll(where: "l".contains)
  text += other
  text.append(contentsOf: "!!".dropLast())
  return text
}

// MARK: a string is compared in lexicographic order of elements
// swiftc: true true true true true team b true
func probe() -> String {
  let left = "tea"
  let right = "team"
  return "\(left < right) \(left.lexicographicallyPrecedes(right)) "
    + "\(left.elementsEqual("tea")) \(right.starts(with: left)) \(right.starts(with: ["t", "e"])) "
    + "\(max(left, right)) \(["b", "a"].max()!) \(left.elementsEqual(["t", "e", "a"]))"
}
