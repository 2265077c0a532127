// swift-format-ignore-file

// MARK: a flag counts as one character of two scalars
// swiftc: 1 2 4 8 2 🇳🇴
func probe() -> String {
  let flag = "🇳🇴"
  let two = "🇳🇴🇸🇪"
  return "\(flag.count) \(flag.unicodeScalars.count) \(flag.utf16.count) \(flag.utf8.count) \(two.count) \(two.first!)"
}

// MARK: a family emoji is joined into one character
// swiftc: 1 8 1f469-200d-1f469-200d-1f467 true true
func probe() -> String {
  let family = "👩‍👩‍👧"
  let scalars = family.unicodeScalars.map { String($0.value, radix: 16) }
  return "\(family.count) \(family.utf16.count) \(scalars.joined(separator: "-")) \(family.contains("👩")) \(family.dropLast().isEmpty)"
}

// MARK: skin tones and keycaps are single characters
// swiftc: 4 👍🏽:2 👍:1 1️⃣:3 ❤️:2
func probe() -> String {
  let reactions = "👍🏽👍1️⃣❤️"
  return "\(reactions.count) " + reactions.map { "\($0):\($0.unicodeScalars.count)" }.joined(separator: " ")
}

// MARK: combining marks attach to the letter before
// swiftc: 4 5 true 6 5 true false
func probe() -> String {
  let decomposed = "cafe\u{301}"
  let composed = "caf\u{E9}"
  return "\(decomposed.count) \(decomposed.unicodeScalars.count) \(decomposed == composed) \(decomposed.utf8.count) "
    + "\(composed.utf8.count) \(decomposed.last! == "é") \(decomposed.hasSuffix("e"))"
}

// MARK: appending a combining mark does not lengthen the text
// swiftc: 3 3 Zoë 4 true
func probe() -> String {
  var name = "Zoe"
  let before = name.count
  name.append("\u{308}")
  return "\(before) \(name.count) \(name) \(name.unicodeScalars.count) \(name == "Zoë")"
}

// MARK: carriage return and line feed are one character
// swiftc: 15 3 ["tea", "milk", "sugar"] 2 2
func probe() -> String {
  let lines = "tea\r\nmilk\nsugar\r"
  let breaks = lines.filter(\.isNewline)
  return "\(lines.count) \(breaks.count) \(lines.split(whereSeparator: \.isNewline)) "
    + "\(lines.split(separator: "\n").count) \(Character("\r\n").unicodeScalars.count)"
}

// MARK: hangul syllables compose
// swiftc: 1 3 true 한
func probe() -> String {
  let parts = "\u{1112}\u{1161}\u{11AB}"
  return "\(parts.count) \(parts.unicodeScalars.count) \(parts == "\u{D55C}") \(parts)"
}

// MARK: kinds of characters
// swiftc: L,LU,N,N,LN,W,W,S,S,P,L
func probe() -> String {
  let signs: [Character] = ["a", "É", "9", "½", "三", " ", "\t", "+", "€", "!", "ß"]
  return signs.map { sign in
    "\(sign.isLetter ? "L" : "")\(sign.isNumber ? "N" : "")\(sign.isWhitespace ? "W" : "")"
      + "\(sign.isSymbol ? "S" : "")\(sign.isPunctuation ? "P" : "")\(sign.isUppercase ? "U" : "")"
  }.joined(separator: ",")
}

// MARK: whole number values of digits from several scripts
// swiftc: 7 3 5 nil 8 nil 1
func probe() -> String {
  let digits: [Character] = ["7", "٣", "五", "½", "Ⅷ", "x", "①"]
  return digits.map { $0.wholeNumberValue.map(String.init) ?? "nil" }.joined(separator: " ")
}

// MARK: hex digit values are ascii or full width
// swiftc: true:0 true:10 true:15 false:-1 true:10 false:-1
func probe() -> String {
  let signs: [Character] = ["0", "a", "F", "g", "Ａ", "٣"]
  return signs.map { "\($0.isHexDigit):\($0.hexDigitValue ?? -1)" }.joined(separator: " ")
}

// MARK: ascii values exist only for ascii
// swiftc: ["65", "122", "10", "nil", "10", "nil"] Array<Optional<UInt8>> 4
func probe() -> String {
  let signs: [Character] = ["A", "z", "\n", "é", "\r\n", "🫖"]
  let values = signs.map { $0.asciiValue }
  return "\(values.map { $0.map { "\($0)" } ?? "nil" }) \(type(of: values)) \(signs.filter(\.isASCII).count)"
}

// MARK: upper case of a character may be several
// swiftc: SS String FI 2 true false é
func probe() -> String {
  let sharp: Character = "ß"
  let ligature: Character = "ﬁ"
  return "\(sharp.uppercased()) \(type(of: sharp.uppercased())) \(ligature.uppercased()) \(Character("İ").lowercased().unicodeScalars.count) "
    + "\(sharp.isLowercase) \(Character("1").isCased) \(Character("É").lowercased())"
}

// MARK: letters shifted by their scalar values
// swiftc: whd dw abc kettle
func shift(_ text: String, by steps: UInt32) -> String {
  String(text.unicodeScalars.map { scalar in
    guard ("a"..."z").contains(scalar) else { return Character(scalar) }
    return Character(UnicodeScalar((scalar.value - 97 + steps) % 26 + 97)!)
  })
}
func probe() -> String { "\(shift("tea at xyz", by: 3)) \(shift(shift("kettle", by: 13), by: 13))" }

// MARK: unicode scalars reject surrogates
// swiftc: A nil 🍵 nil é
func probe() -> String {
  let values: [UInt32] = [0x41, 0xD800, 0x1F375, 0x110000]
  return values.map { UnicodeScalar($0).map { "\($0)" } ?? "nil" }.joined(separator: " ") + " \(UnicodeScalar(UInt8(233)))"
}

// MARK: scalar description and debug description
// swiftc: "a" "\n" "\u{00E9}" "\u{0301}" "\"" "\u{0001F375}" a \u{00E9}
func probe() -> String {
  let scalars: [Unicode.Scalar] = ["a", "\n", "é", "\u{301}", "\"", "🍵"]
  return scalars.map { $0.debugDescription }.joined(separator: " ") + " " + scalars[0].description + " \(scalars[2].escaped(asASCII: true))"
}

// MARK: scalar properties
// swiftc: true true LATIN SMALL LETTER N WITH TILDE 0.5 lowercaseLetter false Ñ
func probe() -> String {
  let kettle: Unicode.Scalar = "🫖"
  let letter: Unicode.Scalar = "ñ"
  let half: Unicode.Scalar = "½"
  return "\(kettle.properties.isEmoji) \(letter.properties.isAlphabetic) \(letter.properties.name ?? "-") \(half.properties.numericValue ?? 0) "
    + "\(letter.properties.generalCategory) \(letter.isASCII) \(letter.properties.uppercaseMapping)"
}

// MARK: characters compare by unicode order
// swiftc: ["1", "A", "Z", "a", "b", "é", "é"] 6 true true true
func probe() -> String {
  let signs: [Character] = ["b", "A", "é", "a", "Z", "1", "e\u{301}"]
  let sorted = signs.sorted()
  return "\(sorted) \(Set(signs).count) \(Character("a") < "b") \(Character("Z") < "a") \(Character("é") > "z")"
}

// MARK: character literals and strings are told apart by overloads
// swiftc: text x, char x, scalar x, char x
func kind(_ sign: Character) -> String { "char \(sign)" }
func kind(_ text: String) -> String { "text \(text)" }
func kind(_ scalar: Unicode.Scalar) -> String { "scalar \(scalar)" }
func probe() -> String {
  let sign: Character = "x"
  let scalar: Unicode.Scalar = "x"
  return "\(kind("x")), \(kind(sign)), \(kind(scalar)), \(kind("xy".first!))"
}

// MARK: characters print quoted inside collections
// swiftc: ["a", "b", "\n"] Optional("a") a "a" ("b", 2)
func probe() -> String {
  let letters = Array("ab\n")
  let optional: Character? = letters.first
  return "\(letters) \(optional as Any) \(letters[0]) \(letters[0].debugDescription) \((letters[1], 2))"
}

// MARK: counting letters with a character keyed dictionary
// swiftc: a4b2n2d1e1r1
func probe() -> String {
  var tally: [Character: Int] = [:]
  for letter in "Banana bread" where letter.isLetter {
    tally[Character(letter.lowercased()), default: 0] += 1
  }
  return tally.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined()
}

// MARK: character switch with ranges
// swiftc: good fair none number none none
func tier(_ grade: Character) -> String {
  switch grade {
  case "a"..."c": return "good"
  case "d", "e": return "fair"
  case _ where grade.isNumber: return "number"
  default: return "none"
  }
}
func probe() -> String { "bdz7éB".map(tier).joined(separator: " ") }

// MARK: utf eight width of characters
// swiftc: 1/1 2/1 3/1 4/2 8/4 3 2
func probe() -> String {
  let signs: [Character] = ["a", "é", "€", "🍵", "🇳🇴"]
  return signs.map { "\($0.utf8.count)/\($0.utf16.count)" }.joined(separator: " ") + " \(UTF8.width("€")) \(UTF16.width("🍵"))"
}

// MARK: mutable array of characters becomes a string again
// swiftc: mele elem ["m", "e", "l", "e"] false
func probe() -> String {
  var letters = Array("kettle")
  letters[0] = "m"
  letters.swapAt(1, 5)
  letters.removeAll { $0 == "t" }
  return String(letters) + " " + String(letters.reversed()) + " \(letters.map(String.init)) \(letters == Array("meel"))"
}
