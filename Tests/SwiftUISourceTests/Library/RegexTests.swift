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

  // The searches end by themselves after some seconds: they go on where nobody waits for them.
  @Test(
    "A pattern that takes time without bound is cut off, with a notice",
    arguments: [
      ("text.firstMatch(of: /(a+)+b/) == nil", 27),
      ("text.replacingOccurrences(of: \"(a|aa)+b\", with: \"\", options: .regularExpression)", 38),
      ("(0..<1_000).map { _ in text.contains(/(a+)+b/) }.count", 27),
    ])
  func bounded(expression: String, length: Int) {
    let evaluation = Evaluation(
      "let text = String(repeating: \"a\", count: \(length))\nreturn \(expression)")
    #expect(evaluation.isBudget)
  }
}
