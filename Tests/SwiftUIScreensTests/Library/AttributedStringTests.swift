import EarshotVocabulary
import Testing

/// Expectations: what Foundation of iOS 18 gives for the same calls.
@Suite("Attributed strings of Foundation's older kind") struct AttributedStringTests {
  @Test(
    "Their texts, lengths and parts count in UTF-16 units",
    arguments: [
      (#"NSAttributedString(string: "Ebb").string"#, "Ebb"),
      (#"NSAttributedString(string: "🌊 up").length"#, "5"),
      (#"NSMutableAttributedString().length"#, "0"),
      (
        #"NSMutableAttributedString(string: "Tide", attributes: [.font: UIFont.systemFont(ofSize: 12)]).string"#,
        "Tide"
      ),
      (
        #"NSAttributedString(string: "🌊 up").attributedSubstring(from: NSRange(location: 3, length: 2)).string"#,
        "up"
      ),
      (#"NSAttributedString(AttributedString("Flow")).string"#, "Flow"),
      (#"String(AttributedString(NSAttributedString(string: "Neap")).characters)"#, "Neap"),
      (#"NSAttributedString(string: "a") == NSAttributedString(string: "a")"#, "true"),
      (#"NSAttributedString(string: "a").isEqual(to: NSAttributedString(string: "b"))"#, "false"),
      (#""\(NSAttributedString(string: "Spring").string) tide""#, "Spring tide"),
    ])
  func reading(code: String, expected: String) { #expect(value(code) == expected) }

  @Test("A mutable one is changed where it is, whoever holds it")
  func changing() {
    let code = """
      let text = NSMutableAttributedString(string: "Low")
      let same = text
      text.append(NSAttributedString(string: " water"))
      text.insert(NSAttributedString(string: "Very "), at: 0)
      text.replaceCharacters(in: NSRange(location: 5, length: 3), with: "high")
      text.deleteCharacters(in: (text.string as NSString).range(of: "Very "))
      let copy = text.mutableCopy() as! NSMutableAttributedString
      copy.append(.init(string: "!"))
      return "\\(same.string), \\(copy.string)"
      """
    #expect(value(code) == "high water, high water!")
  }

  @Test("What an app adds to the class runs on it, and links stand where they were set")
  func extensions() {
    let declarations = """
      extension NSMutableAttributedString {
        convenience init(name: String) { self.init(string: "Pier " + name) }
        func swap(_ old: String, for new: NSAttributedString) {
          guard let range = string.range(of: old) else { return }
          replaceCharacters(in: NSRange(range, in: string), with: new)
        }
        @discardableResult func makeLink(_ part: String, _ link: String) -> Bool {
          let found = mutableString.range(of: part)
          guard found.location != NSNotFound else { return false }
          addAttribute(.link, value: link, range: found)
          return true
        }
      }
      extension NSAttributedString.Key { static let harbour = NSAttributedString.Key("harbour") }
      """
    let code = """
      let text = NSMutableAttributedString(name: "%1$@")
      text.swap("%1$@", for: NSAttributedString(string: "North", attributes: [.harbour: 1]))
      let parts = [text.makeLink("North", "https://example.org/n"), text.makeLink("South", "x")]
      var links: [String] = []
      text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
        if let link = value as? String { links.append("\\(link) \\(range.location) \\(range.length)") }
      }
      return "\\(text.string) \\(parts) \\(links)"
      """
    #expect(
      value(code, with: declarations) == #"Pier North [true, false] ["https://example.org/n 5 5"]"#)
  }

  @Test(
    "HTML is read as its text: blocks on lines of their own, items behind bullets, entities as characters",
    arguments: [
      ("<p>High  <b>water</b> at\n9</p><p>Low &amp; late&nbsp;</p>", "High water at 9\nLow & late\u{A0}\n"),
      ("Ask <a href='https://example.org/?a=1&amp;b=2'>the harbour</a> first", "Ask the harbour first"),
      ("<ul><li>Ebb</li><li> Flow </li></ul>", "\t•\tEbb\n\t•\tFlow\n"),
      ("<ol><li>Ebb</li></ol>end", "\t1.\tEbb\nend"), ("a<br>b<!-- no -->c", "a\u{2028}bc"),
      ("<style>p { }</style>2 < 3 &#8364; &#x263A;", "2 < 3 € ☺"), ("plain", "plain"), ("", ""),
    ])
  func html(text: String, expected: String) {
    let made =
      "NSAttributedString(data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil).string"
    #expect(result("let text = \(String(reflecting: text)); return try \(made)") == expected)
  }

  @Test("Data of HTML makes an attributed string where its type says so")
  func data() {
    let code = """
      let data = "<b>Tide</b>".data(using: .utf8)!
      let html = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
      let plain = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
      return "\\(html?.string ?? "none") \\(plain?.string ?? "none")"
      """
    #expect(value(code) == "Tide <b>Tide</b>")
  }

  @Test(
    "Strings of the older kind answer in NSRanges",
    arguments: [
      (#"("🌊 up" as NSString).range(of: "up").location"#, "3"), (#"("🌊 up" as NSString).length"#, "5"),
      (#"("up" as NSString).range(of: "x").location == NSNotFound"#, "true"),
      (#"("harbour" as NSString).substring(with: NSRange(location: 0, length: 3))"#, "har"),
      (#"(("a/b.txt" as NSString).lastPathComponent as NSString).deletingPathExtension"#, "b"),
      (#"("tide" as NSString).replacingCharacters(in: NSMakeRange(0, 1), with: "b")"#, "bide"),
      (#"NSString(string: "Ebb").uppercased"#, "EBB"), (#"("Ebb" as NSString) as String"#, "Ebb"),
      (#""🌊 up"[Range(NSRange(location: 3, length: 2), in: "🌊 up")!]"#, "up"),
      (#"NSRange("🌊 up".range(of: "up")!, in: "🌊 up").location"#, "3"),
    ])
  func strings(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "A part beyond a string of the older kind is an exception, as NSString.h says",
    arguments: [
      #"("tide" as NSString).substring(from: 5)"#, #"("tide" as NSString).substring(to: 9)"#,
      #"("tide" as NSString).substring(with: NSRange(location: 3, length: 2))"#,
      #"("tide" as NSString).substring(with: ("tide" as NSString).range(of: "x"))"#,
      #"("tide" as NSString).replacingCharacters(in: NSMakeRange(2, Int.max), with: "")"#,
      #"("tide" as NSString).character(at: 4)"#,
    ])
  func beyond(code: String) { #expect(result(code).hasPrefix("trap: the app would end here: ")) }

  @Test("A label of UIKit says its attributed text, and text views their links")
  func labels() {
    let screen = Screen(
      """
      struct Note: UIViewRepresentable {
        let text: NSAttributedString
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { view.attributedText = text }
      }
      struct Probe: View { var body: some View {
        let text = NSMutableAttributedString(string: "Ask the harbour")
        text.addAttributes([.link: URL(string: "https://example.org")!], range: NSRange(location: 8, length: 7))
        return VStack { Note(text: text); Text(AttributedString(text)) } } }
      """, open: "Probe")
    let label = screen.node("UILabel").flatMap { node in
      if case .element(let properties) = node.kind { properties.label } else { nil }
    }
    #expect(label == "Ask the harbour")
    #expect(screen.texts == ["Ask the harbour"])
    let runs = screen.nodes.last { $0.name == "Text" }?.unlabeled()?.text?.runs
    #expect(runs?.map(\.attributes.link) == [nil, "https://example.org"])
  }
}
