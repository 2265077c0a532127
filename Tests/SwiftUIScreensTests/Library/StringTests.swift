import Testing

// Expectations follow the documentation of the Swift standard library and of Foundation.
@Suite("Texts") struct StringTests {
  @Test(
    "Methods of texts give what the standard library documents",
    arguments: [
      (#""hello".uppercased()"#, "HELLO"),
      (#""HeLLo".lowercased()"#, "hello"),
      (#""hello world".capitalized"#, "Hello World"),
      (#""hello".count"#, "5"),
      ("String(Character(Unicode.Scalar(UInt8(97))))", "a"), ("Unicode.Scalar(0xD800) == nil", "true"),
      (#""👨‍👩‍👧 family".count"#, "8"),
      (#""".isEmpty"#, "true"),
      (#""hello".hasPrefix("he")"#, "true"),
      (#""hello".hasSuffix("lo")"#, "true"),
      (#""hello".contains("ell")"#, "true"),
      (#""hello".contains { $0 == "z" }"#, "false"),
      (#""a,b,,c".split(separator: ",")"#, #"["a", "b", "c"]"#),
      (#""a,b,,c".components(separatedBy: ",")"#, #"["a", "b", "", "c"]"#),
      (#""  hi \n".trimmingCharacters(in: .whitespacesAndNewlines)"#, "hi"),
      (#""a-b-c".replacingOccurrences(of: "-", with: "+")"#, "a+b+c"),
      (#""Café".localizedStandardContains("cafe")"#, "true"),
      (#""Swift".localizedCaseInsensitiveContains("SWI")"#, "true"),
      (#""hello".prefix(2)"#, "he"),
      (#""hello".suffix(2)"#, "lo"),
      (#""hello".dropFirst()"#, "ello"),
      (#""hello".dropLast(2)"#, "hel"),
      (#""hello".first"#, #"Optional("h")"#),
      (#""hello".last!"#, "o"),
      (#"String("hello".reversed())"#, "olleh"),
      (#"String(repeating: "ab", count: 3)"#, "ababab"),
      (#"String(255, radix: 16)"#, "ff"),
      (#""abc".padding(toLength: 5, withPad: "-", startingAt: 0)"#, "abc--"),
      (#""John Smith".split(separator: " ").compactMap(\.first).map(String.init).joined()"#, "JS"),
      (#""Anna Berg".components(separatedBy: " ").map { $0.prefix(1) }.joined()"#, "AB"),
      (#""a1b2".filter { $0.isNumber }"#, "12"),
      (#""a1b2".filter(\.isLetter)"#, "ab"),
      (#""x".appending("y")"#, "xy"),
      (#""10 items".compare("9 items", options: .numeric) == .orderedDescending"#, "true"),
      (#""a".localizedStandardCompare("b") == .orderedAscending"#, "true"),
      (#"let s = "hello"; return s[s.index(s.startIndex, offsetBy: 1)]"#, "e"),
      (#"let s = "hello"; return String(s[..<s.index(after: s.startIndex)])"#, "h"),
      (#"let s = "a.b"; return s[s.firstIndex(of: ".")!...]"#, ".b"),
      (#"var s = "ab"; s.append("c"); s += "d"; return s"#, "abcd"),
      (#"var s = "abc"; s.removeFirst(); return s"#, "bc"),
      (#"var s = "abc"; let last = s.removeLast(); return s + last.uppercased()"#, "abC"),
      (#""a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)"#, #"Optional("a%20b")"#),
      (#""a\nb".split(whereSeparator: \.isNewline).count"#, "2"),
      (#"["b", "a"].sorted().joined(separator: ", ")"#, "a, b"),
      (#""abc".enumerated().map { "\($0.offset)\($0.element)" }.joined()"#, "0a1b2c"),
      (#""hello world".range(of: "wor") != nil"#, "true"),
      (#""abc".map { $0.uppercased() }.joined(separator: "-")"#, "A-B-C"),
      (#""Zürich" < "Zz""#, "false"),
    ])
  func methods(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "String(format:) follows the C formats",
    arguments: [
      (#"String(format: "%d of %d", 1, 5)"#, "1 of 5"),
      (#"String(format: "%.1f", 3.14159)"#, "3.1"),
      (#"String(format: "%.1f", 0.25)"#, "0.2"),
      (#"String(format: "%.1f", 0.35)"#, "0.3"),
      (#"String(format: "%05.2f", 3.14159)"#, "03.14"),
      (#"String(format: "%02d:%02d", 3, 7)"#, "03:07"),
      (#"String(format: "%@ likes %@", "Ann", "tea")"#, "Ann likes tea"),
      (#"String(format: "%2$@ %1$@", "a", "b")"#, "b a"),
      (#"String(format: "%ld%%", 50)"#, "50%"),
      (#"String(format: "%x %X %o", 255, 255, 8)"#, "ff FF 10"),
      (#"String(format: "%lld", 9000000000)"#, "9000000000"),
      (#"String(format: "%5d|%-5d|", 42, 42)"#, "   42|42   |"),
      (#"String(format: "%+d", 5)"#, "+5"),
      (#"String(format: "%e", 12345.678)"#, "1.234568e+04"),
      (#"String(format: "%g", 0.0001)"#, "0.0001"),
      (#"String(format: "%.0f", 2.5)"#, "2"),
      (#"String(format: "%c", 65)"#, "A"),
      (#"String(format: "%d", arguments: [7])"#, "7"),
      (#"String.localizedStringWithFormat("%d steps", 12345)"#, "12,345 steps"),
    ])
  func formats(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Conversions from text fail as documented",
    arguments: [
      (#"Int("42")"#, "Optional(42)"), (#"Int("4x")"#, "nil"), (#"Int(" 4")"#, "nil"),
      (#"Int("-7")"#, "Optional(-7)"),
      (#"Int("ff", radix: 16)"#, "Optional(255)"), (#"Double("3.5")"#, "Optional(3.5)"),
      (#"Double("")"#, "nil"),
      (#"Bool("true")"#, "Optional(true)"), (#"String(describing: 3)"#, "3"), (#"String(true)"#, "true"),
      (#"Int("3") ?? 0 + 1"#, "3"),
    ])
  func conversions(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Localisable texts without a catalog are their own words, with arguments",
    arguments: [
      (#"NSLocalizedString("Hello", comment: "greeting")"#, "Hello"),
      (#"String(localized: "Hello")"#, "Hello"),
      (#"String(localized: "key.title", defaultValue: "Title")"#, "Title"),
      (#"let n = 1234; return String(localized: "\(n) items")"#, "1,234 items"),
      (#"String(format: NSLocalizedString("%d of %@", comment: ""), 2, "x")"#, "2 of x"),
      (#"NSLocalizedString("a", comment: "") + "b""#, "ab"),
      (#"NSLocalizedString("abc", comment: "").uppercased()"#, "ABC"),
      (#"Bundle.main.localizedString(forKey: "Yes", value: nil, table: nil)"#, "Yes"),
    ])
  func localisation(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "What ends a program on a device is a trap here",
    arguments: [
      #"var s = ""; s.removeFirst(); return s"#, #"let s = "a"; return s[s.endIndex]"#,
      #"String(repeating: "a", count: -1)"#,
      #""abc".prefix(-1)"#,
    ])
  func traps(source: String) {
    #expect(Evaluation(source).isTrap)
  }

  @Test("A text never grows over its bound")
  func bounds() {
    #expect(Evaluation(#"String(repeating: "abc", count: 1_000_000_000)"#).isBudget)
    #expect(Evaluation(#"var s = "ab"; while true { s = s.appending(s) }; return s"#).isBudget)
  }

  // Expected as Foundation 6.3 prints it.
  @Test(
    "A range of a text of Foundation's is widened to whole lines",
    arguments: [
      ("lineRange(for: NSRange(location: 1, length: 0))", "0 4"),
      ("lineRange(for: NSRange(location: 3, length: 2))", "0 8"),
      ("paragraphRange(for: NSRange(location: 12, length: 0))", "8 5"),
      ("paragraphRange(for: NSRange(location: 0, length: 13))", "0 13"),
    ])
  func lines(call: String, expected: String) {
    let range = "let range = (\"one\\ntwo\\nthree\" as NSString).\(call); "
    #expect(Evaluation(range + "return \"\\(range.location) \\(range.length)\"").text == expected)
  }
}
