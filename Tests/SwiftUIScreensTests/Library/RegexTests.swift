import Testing

// Expectations follow the documentation of Regex, NSRegularExpression and NSRange.
@Suite("Regular expressions") struct RegexTests {
  @Test(
    "Swift's own, in texts and by themselves",
    arguments: [
      (#"return "Pier 12, berth 7".firstMatch(of: /(\d+), berth (\d)/)!.1"#, "12"),
      (
        #"let m = "Pier 12".firstMatch(of: /[A-Z](\w+) (?<number>\d+)/)!; return "\(m.0)|\(m.1)|\(m.number)""#,
        "Pier 12|ier|12"
      ),
      (#"let m = "Pier 12".firstMatch(of: /\d+/)!; return "\(m.output)|\("Pier 12"[m.range])""#, "12|12"),
      (#"return "a1b22".matches(of: /\d+/).map { String($0.output) }.joined(separator: ",")"#, "1,22"),
      (#"return "a1b22".replacing(/\d+/, with: "-")"#, "a-b-"),
      (#"return "a1b22".replacing(/\d+/) { "<\($0.output)>" }"#, "a<1>b<22>"),
      (#"return "quay 7".contains(/\d/)"#, "true"), (#"return "quay".contains(/\d/)"#, "false"),
      (#"return "a, b,c".split(separator: /,\s*/).joined(separator: "|")"#, "a|b|c"),
      (#"return "2024-05".wholeMatch(of: /\d+/) == nil"#, "true"),
      (#"return "2024-05".prefixMatch(of: /\d+/) != nil"#, "true"),
      (#"return "  tide".trimmingPrefix(/\s+/)"#, "tide"),
      (#"return try Regex("t.de").ignoresCase().firstMatch(in: "High TIDE")!.0"#, "TIDE"),
      (##"return "a/b".contains(#/a/b/#)"##, "true"),
    ])
  func own(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Foundation's, with ranges in numbers",
    arguments: [
      ("match.range(at: 1).location", "5"), ("match.range(at: 2).length", "1"), ("match.numberOfRanges", "4"),
      ("match.range(at: 3).location == NSNotFound", "true"),
      ("text[Range(match.range(at: 1), in: text)!]", "12"),
      ("(text as NSString).substring(with: match.range(at: 2))", "7"),
      ("NSRange(text.startIndex..., in: text).length", "16"),
      ("NSRange(text.range(of: \"berth\")!, in: text).location", "9"),
    ])
  func foundation(expression: String, expected: String) {
    let source = #"""
      let text = "Pier 12, berth 7"
      let match = try! NSRegularExpression(pattern: "(\\d+), berth (\\d)(x)?")
        .firstMatch(in: text, range: NSRange(location: 0, length: text.count))!
      """#
    #expect(value(source + "\nreturn \(expression)") == expected)
  }

  @Test("A loop over what is found ends where it is told to")
  func enumerated() {
    let code = #"""
      let text = "berth 7, berth 9, berth 12"
      func numbers() -> String {
      var found: [String] = []
      try! NSRegularExpression(pattern: "\\d+")
        .enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { match, _, stop in
          guard let match else { return }
          found.append((text as NSString).substring(with: match.range))
          if found.count == 2 { stop.pointee = true }
        }
      return found.joined(separator: " ")
      }
      """#
    #expect(columnTexts("Text(numbers())", beside: code) == ["7 9"])
  }

  @Test(
    "What patterns are made of",
    arguments: [
      (#"return "quay quai".matches(of: /qua[^i]/).count"#, "1"),
      (
        #"return "tide, tides".matches(of: /\btides?\b/).map { String($0.output) }.joined(separator: "|")"#,
        "tide|tides"
      ),
      (#"return "don't".matches(of: /\b\w+\b/).count"#, "0"),
      (#"return "a-b_c 9".matches(of: /\w+/).count"#, "3"),
      (#"return "<b>low</b><b>high</b>".firstMatch(of: /<b>(.*?)<\/b>/)!.1"#, "low"),
      (#"return "<b>low</b><b>high</b>".firstMatch(of: /<b>(.*)<\/b>/)!.1"#, "low</b><b>high"),
      (#"return "tide tide".contains(/(\w+) \1/)"#, "true"),
      (#"return "tide now".contains(/(?<word>\w+) \k<word>/)"#, "false"),
      (#"return "7 m".replacing(/\d(?= m)/, with: "8")"#, "8 m"),
      (#"return "7 m 7 s".replacing(/\d(?! m)/, with: "8")"#, "7 m 8 s"),
      (#"return "aaa".contains(/a++a/)"#, "false"), (#"return "aaa".contains(/(?>a+)a/)"#, "false"),
      (#"return "HIGH tide".contains(/(?i)high TIDE/)"#, "true"),
      (#"return "high TIDE".contains(/(?i:HIGH) tide/)"#, "false"),
      (#"return "a\nb".matches(of: /(?m)^\w$/).count"#, "2"), (#"return "a\nb".contains(/^b/)"#, "false"),
      (#"return "a\nb".contains(/a.b/)"#, "false"), (#"return "a\nb".contains(/(?s)a.b/)"#, "true"),
      (#"return "a\nb".contains(try Regex("a.b").dotMatchesNewlines())"#, "true"),
      (#"return "ÅSA 12".firstMatch(of: /\p{Lu}+/)!.0"#, "ÅSA"),
      (#"return "Ωmega".contains(/\p{Greek}/)"#, "true"), (#"return "omega".contains(/\P{L}/)"#, "false"),
      (#"return "2024-05-01".firstMatch(of: /(\d{4})-(\d{2})-(\d{2})/)!.2"#, "05"),
      (#"return "aaaa".firstMatch(of: /a{2,3}/)!.0"#, "aaa"),
      (#"return "aaaa".firstMatch(of: /a{2,3}?/)!.0"#, "aa"),
      (#"return "bookkeeper".matches(of: /[a-z&&[^aeiou]]/).count"#, "5"),
      (##"return "a b".contains(#/\##n  a \s b # two letters\##n/#)"##, "true"),
      (#"return "cafe\u{301}".contains(/caf.$/)"#, "true"),
      (#"return (try? Regex("(tide")) == nil"#, "true"),
      (#"return "ab".matches(of: /x*/).count"#, "3"),
      (#"return (try? NSRegularExpression(pattern: "[tide")) == nil"#, "true"),
    ])
  func syntax(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Foundation searches scalars, and its words are simple",
    arguments: [
      (#"return "cafe\u{301}".range(of: "e$", options: .regularExpression) == nil"#, "true"),
      (#"return "cafe\u{301}".range(of: "e.$", options: .regularExpression) == nil"#, "false"),
      (#"return "low\n".range(of: "low$", options: .regularExpression) == nil"#, "false"),
      (
        #"return "don't".replacingOccurrences(of: "\\b\\w", with: "x", options: .regularExpression)"#, "xon'x"
      ),
      (
        #"return "Pier 7".replacingOccurrences(of: "(\\w+) (\\d)", with: "$2 $1", options: .regularExpression)"#,
        "7 Pier"
      ),
      (
        #"return "PIER".range(of: "pier", options: [.regularExpression, .caseInsensitive]) != nil"#, "true"
      ),
    ])
  func scalars(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "A predicate that matches takes the whole text",
    arguments: [
      (#"NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "ada@mole.org")"#, "true"),
      (
        #"NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "to ada@mole.org")"#,
        "false"
      ),
      (#"NSPredicate(format: "SELF MATCHES[c] %@", "pier \\d").evaluate(with: "PIER 4")"#, "true"),
      (#"NSPredicate(format: "self matches %@", "pier|pier 4").evaluate(with: "pier 4")"#, "true"),
    ])
  func predicates(source: String, expected: String) { #expect(value("return \(source)") == expected) }

  @Test("NSRegularExpression searches the range that it is given, and as its options say")
  func ranges() {
    let source = #"""
      let text = "a1 b2 c3"
      let regex = try! NSRegularExpression(pattern: "^[A-Z]\\d", options: [.caseInsensitive])
      let match = regex.firstMatch(in: text, range: NSRange(location: 3, length: 5))!
      return "\(match.range.location) \(regex.numberOfMatches(in: text, range: NSRange(location: 1, length: 4)))"
      """#
    #expect(value(source) == "3 0")
  }

  @Test("NSRegularExpression knows its groups by name; one that took no part is nowhere")
  func namedGroups() {
    let source = #"""
      let text = "pier 12"
      let regex = try! NSRegularExpression(pattern: "(?<kind>[a-z]+) (?<number>\\d+)(?<letter>[a-z])?")
      let match = regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))!
      let number = Range(match.range(withName: "number"), in: text)!
      return "\(text[number]) \(Range(match.range(withName: "letter"), in: text) == nil) \(match.range(withName: "no").location == NSNotFound)"
      """#
    #expect(value(source) == "12 true true")
  }

  // The system's search tries all ways, of which most of these have more than there is time for.
  @Test(
    "Nested repetitions and alternatives are searched for to the end, or cut off with a notice",
    arguments: [
      (#""(a+)+b""#, 27), (#""(a|aa)+b""#, 38), (#"String(repeating: "(a|a)", count: 28) + "b""#, 40),
      (#"String(repeating: "a?", count: 30) + String(repeating: "a", count: 30) + "b""#, 30),
      (#""((((a*)*)*)*)*b""#, 16), (#""a*a*a*b""#, 200), (#""(a|b|ab)*c""#, 60),
      (#""(x+x+)+y|(a+a+)+b""#, 60),
      (#""(a+)+b""#, 5_000), (#""(a|aa)+b""#, 9_000), (#""a+a+b""#, 9_000), (#""(?:a?){20}b""#, 40),
      (#""(.*?,){8}z""#, 100),
    ])
  func nested(pattern: String, length: Int) {
    let text = "let text = String(repeating: \"a\", count: \(length))\nlet pattern = \(pattern)\n"
    let range = "text.range(of: pattern, options: .regularExpression)"
    let searches = [
      ("\(range) == nil", "true"),
      ("(text + \"bczy\").\(range.dropFirst(5)) == nil", pattern.contains("z") ? "true" : "false"),
      ("try text.contains(Regex(pattern))", "false"),
    ]
    for (search, expected) in searches {
      let evaluation = Evaluation(text + "return \(search)")
      #expect(evaluation.isBudget || evaluation.text == expected)
    }
  }

  @Test("Long texts are searched to their end")
  func longTexts() {
    let text = "let text = String(repeating: \"a\", count: 25_000)\n"
    #expect(value(text + "return (text + \"b\").contains(/b/)") == "true")
    #expect(value(text + "return text.contains(/b/)") == "false")
    #expect(value(text + "return (text + \"b\").contains(/a+b/)") == "true")
    #expect(value(text + "return text.matches(of: /a/).count") == "25000")
    #expect(value(text + "return text.replacing(/a+/, with: \"b\")") == "b")
  }

  // A pattern that asks for what it has captured can't remember where it has failed.
  @Test(
    "A pattern that takes steps without bound is cut off, with a notice",
    arguments: [
      (#"text.firstMatch(of: /(a+)+\1b/) == nil"#, 40),
      (#"text.replacingOccurrences(of: "(a|aa)+\\1b", with: "", options: .regularExpression)"#, 60),
      (#"(0..<1_000).map { _ in text.contains(/(a+)+\1b/) }.count"#, 40),
      (#"text.range(of: "(?:(?:(?:){20000}){20000}){20000}", options: .regularExpression) == nil"#, 2),
    ])
  func bounded(expression: String, length: Int) {
    let evaluation = Evaluation(
      "let text = String(repeating: \"a\", count: \(length))\nreturn \(expression)")
    #expect(evaluation.isBudget)
  }

  @Test("Many searches take from the budget of the evaluation")
  func charged() {
    let source = "return (0..<1_000_000).map { _ in \"tide tide tide\".contains(/ebb/) }.count"
    #expect(Evaluation(source, bounds: .tight).isBudget)
  }

  @Test(
    "Patterns that are larger than their texts are read or refused at once",
    arguments: [
      (#""(?:(?:ab){900}){900}""#, "true"),
      (#"String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)"#, "true"),
      (#"String(repeating: "[", count: 5_000)"#, "true"),
      (#"String(repeating: "a?", count: 4_000)"#, "false"),
      (#""a{90000}""#, "true"), (#""(a{0,900}){0,9}$""#, "false"), (#""(?<!a{0,900})$""#, "true"),
    ])
  func largePatterns(pattern: String, isMissing: String) {
    let source =
      "let pattern = \(pattern)\nreturn \"aa\".range(of: pattern, options: .regularExpression) == nil"
    let evaluation = Evaluation(source)
    #expect(evaluation.text == isMissing)
  }

  @Test("With what is no pattern nothing is found, as Foundation has it", arguments: ["(a", #"a\\Gb"#])
  func unreadable(pattern: String) {
    #expect(value("return \"a\".range(of: \"\(pattern)\", options: .regularExpression) == nil") == "true")
  }
}
