// swift-format-ignore-file

// MARK: an attributed string starts with one run
// swiftc: 1 0 harbour true
func probe() -> String {
  let text = AttributedString("harbour")
  let empty = AttributedString()
  return "\(text.runs.count) \(empty.runs.count) \(String(text.characters)) \(empty.characters.isEmpty)"
}

// MARK: a link on a part makes three runs
// swiftc: read |the tides*| today
func probe() -> String {
  var text = AttributedString("read the tides today")
  if let range = text.range(of: "the tides") {
    text[range].link = URL(string: "https://example.com")
  }
  return text.runs.map { "\(String(text[$0.range].characters))\($0.link == nil ? "" : "*")" }.joined(separator: "|")
}

// MARK: neighbours with equal attributes are one run
// swiftc: 2 1 en
func probe() -> String {
  var text = AttributedString("abcdef")
  let middle = text.index(text.startIndex, offsetByCharacters: 3)
  text[text.startIndex..<middle].languageIdentifier = "en"
  let before = text.runs.count
  text[middle..<text.endIndex].languageIdentifier = "en"
  return "\(before) \(text.runs.count) \(text.languageIdentifier ?? "nil")"
}

// MARK: an own attribute key
// swiftc: pay :1|rent:3 true
enum Priority: AttributedStringKey {
  typealias Value = Int
  static let name = "priority"
}
func probe() -> String {
  var text = AttributedString("pay rent")
  text[Priority.self] = 1
  text[text.range(of: "rent")!][Priority.self] = 3
  return text.runs.map { "\(String(text[$0.range].characters)):\($0[Priority.self] ?? 0)" }.joined(separator: "|")
    + " \(text[Priority.self] == nil)"
}

// MARK: own keys in a scope are reached by name
// swiftc: A4 A4
enum TableKey: AttributedStringKey {
  typealias Value = String
  static let name = "table"
}
extension AttributeScopes {
  struct CafeAttributes: AttributeScope {
    let table: TableKey
  }
}
extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.CafeAttributes, T>) -> T { self[T.self] }
}
func probe() -> String {
  var order = AttributedString("two teas")
  order.table = "A4"
  return "\(order.table ?? "nil") \(order.runs.first?.table ?? "nil")"
}

// MARK: joining attributed strings keeps their runs
// swiftc: high =en|tide=de|!=-|high =en
func probe() -> String {
  var one = AttributedString("high "), two = AttributedString("tide")
  one.languageIdentifier = "en"
  two.languageIdentifier = "de"
  var sum = one + two
  sum += AttributedString("!")
  sum.append(one)
  return sum.runs.map { "\(String(sum[$0.range].characters))=\($0.languageIdentifier ?? "-")" }.joined(separator: "|")
}

// MARK: attributes given at birth
// swiftc: fr true false
func probe() -> String {
  var box = AttributeContainer()
  box.languageIdentifier = "fr"
  let text = AttributedString("thé", attributes: box)
  let same = AttributedString("thé", attributes: AttributeContainer().languageIdentifier("fr"))
  return "\(text.languageIdentifier ?? "nil") \(text == same) \(text == AttributedString("thé"))"
}

// MARK: merging keeps the new or the current attribute
// swiftc: de en
func probe() -> String {
  let base = AttributedString("x", attributes: AttributeContainer().languageIdentifier("en"))
  let other = AttributeContainer().languageIdentifier("de")
  let new = base.mergingAttributes(other), old = base.mergingAttributes(other, mergePolicy: .keepCurrent)
  return "\(new.languageIdentifier ?? "nil") \(old.languageIdentifier ?? "nil")"
}

// MARK: replacing and setting attributes
// swiftc: de nil 1
func probe() -> String {
  var text = AttributedString("tea", attributes: AttributeContainer().languageIdentifier("en"))
  text.replaceAttributes(AttributeContainer().languageIdentifier("en"), with: AttributeContainer().languageIdentifier("de"))
  let replaced = text.languageIdentifier ?? "nil"
  text.setAttributes(AttributeContainer())
  return "\(replaced) \(text.languageIdentifier ?? "nil") \(text.runs.count)"
}

// MARK: the characters of an attributed string can change
// swiftc: [low ][tides] 9
func probe() -> String {
  var text = AttributedString("high tide")
  text[text.range(of: "tide")!].languageIdentifier = "en"
  text.characters.replaceSubrange(text.range(of: "high")!, with: "low")
  text.characters.append(contentsOf: "s")
  return text.runs.map { "[\(String(text[$0.range].characters))]" }.joined() + " \(text.characters.count)"
}

// MARK: inserting, replacing and removing parts
// swiftc: green honey true
func probe() -> String {
  var text = AttributedString("tea milk")
  text.insert(AttributedString("green "), at: text.startIndex)
  text.replaceSubrange(text.range(of: "milk")!, with: AttributedString("honey"))
  text.removeSubrange(text.range(of: " tea")!)
  return "\(String(text.characters)) \(text.range(of: "milk") == nil)"
}

// MARK: searching an attributed string with options
// swiftc: 10 0 10
func probe() -> String {
  let text = AttributedString("Tea, TEA, tea")
  let options: [String.CompareOptions] = [[], .caseInsensitive, [.backwards, .caseInsensitive]]
  return options.map { option in
    guard let range = text.range(of: "tea", options: option) else { return "nil" }
    return "\(text.characters.distance(from: text.startIndex, to: range.lowerBound))"
  }.joined(separator: " ")
}

// MARK: runs of a single attribute
// swiftc: 3 ["en:ab", "-:cd"]
func probe() -> String {
  var text = AttributedString("abcd")
  let second = text.index(text.startIndex, offsetByCharacters: 2)
  text[..<second].languageIdentifier = "en"
  text[text.range(of: "b")!].link = URL(string: "https://example.com")
  let languages = text.runs[\.languageIdentifier].map { "\($0 ?? "-"):\(String(text[$1].characters))" }
  return "\(text.runs.count) \(languages)"
}

// MARK: a slice of an attributed string
// swiftc: 2 ing ti nil
func probe() -> String {
  var text = AttributedString("morning tide")
  text[text.range(of: "tide")!].languageIdentifier = "en"
  let slice = text[text.range(of: "ing ti")!]
  let copy = AttributedString(slice)
  return "\(copy.runs.count) \(String(copy.characters)) \(slice.languageIdentifier ?? "nil")"
}

// MARK: unicode scalars and characters of an attributed string
// swiftc: 2 5 👩‍👧 [2, 3]
func probe() -> String {
  let text = AttributedString("e\u{301}👩‍👧")
  let last = text.characters.last.map(String.init) ?? "nil"
  return "\(text.characters.count) \(text.unicodeScalars.count) \(last) \(text.characters.map { $0.unicodeScalars.count })"
}

// MARK: transforming one attribute
// swiftc: EN FR
func probe() -> String {
  var text = AttributedString("tea", attributes: AttributeContainer().languageIdentifier("en"))
  text += AttributedString(" thé", attributes: AttributeContainer().languageIdentifier("fr"))
  let louder = text.transformingAttributes(\.languageIdentifier) { $0.value = $0.value?.uppercased() }
  return louder.runs.map { $0.languageIdentifier ?? "-" }.joined(separator: " ")
}

// MARK: equal runs make equal attributed strings
// swiftc: true false 2
func probe() -> String {
  var a = AttributedString("tide"), b = AttributedString("tide")
  a[a.range(of: "ti")!].languageIdentifier = "en"
  b[b.range(of: "ti")!].languageIdentifier = "en"
  let same = a == b
  b[b.range(of: "de")!].languageIdentifier = "en"
  return "\(same) \(a == b) \(Set([a, AttributedString("tide")]).count)"
}

// MARK: numbers in an attributed style name their parts
// swiftc: -:-:sign 1:integer:- ,:integer:groupingSeparator 234:integer:- .:-:decimalSeparator 5:fraction:-
func probe() -> String {
  let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).attributed
  let text = style.format(-1_234.5)
  return text.runs.map { run in
    "\(String(text[run.range].characters)):\(run.numberPart.map { "\($0)" } ?? "-"):\(run.numberSymbol.map { "\($0)" } ?? "-")"
  }.joined(separator: " ")
}

// MARK: a price in an attributed style
// swiftc: 9,50 € ,=decimalSeparator €=currency
func probe() -> String {
  let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE")).attributed
  let text = style.format(9.5)
  return "\(String(text.characters)) " + text.runs.compactMap { run in
    run.numberSymbol.map { "\(String(text[run.range].characters))=\($0)" }
  }.joined(separator: " ")
}

// MARK: an old attributed string and its attributes
// swiftc: calm {4, 4} tide 8
func probe() -> String {
  let text = NSMutableAttributedString(string: "low tide")
  text.addAttribute(NSAttributedString.Key("mood"), value: "calm", range: NSRange(location: 4, length: 4))
  var range = NSRange()
  let mood = text.attribute(NSAttributedString.Key("mood"), at: 5, effectiveRange: &range)
  return "\(mood ?? "nil") \(range) \(text.attributedSubstring(from: range).string) \(text.length)"
}
