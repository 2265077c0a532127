import EarshotKit
import Testing

/// What Splash makes of code, as its source has it (https://github.com/JohnSundell/Splash).
@Suite("Splash") struct SplashTests {
  private func heard(_ view: String, _ declarations: String = "", imports: String = "") throws -> [String] {
    let reading = try #require(
      Earshot.open(
        swift: """
          import Splash
          import SwiftUI
          \(imports)
          \(declarations)
          struct Probe: View { \(view) }
          """
      ).readings().first)
    #expect(reading.understood.understanding == .whole)
    return reading.elements.map(\.announcement)
  }

  /// A format of the app's that says each piece with its kind.
  private let spoken = #"""
    struct Spoken: OutputFormat {
      func makeBuilder() -> Builder { Builder() }
      struct Builder: OutputBuilder {
        var pieces: [String] = []
        mutating func addToken(_ token: String, ofType type: TokenType) { pieces.append("\(type.string) \(token)") }
        mutating func addPlainText(_ text: String) { pieces.append(text) }
        mutating func addWhitespace(_ whitespace: String) {}
        func build() -> String { pieces.joined(separator: " | ") }
      }
    }
    func kinds(_ code: String) -> String { SyntaxHighlighter(format: Spoken()).highlight(code) }
    """#

  @Test("Pieces of Swift have their kinds, and neighbors of one kind are one")
  func kinds() throws {
    let texts = try heard(
      #"""
      var body: some View {
        Text(kinds("let boat = Boat(name: \"Gull\", id: 7)"))
        Text(kinds("boat.sail(to: .north) // now"))
        Text(kinds("#if DEBUG"))
        Text(kinds("print(boat.name)"))
      }
      """#, spoken)
    #expect(
      texts == [
        #"keyword let | boat | = | type Boat | (name: | string "Gull" | , | id: | number 7 | )"#,
        "boat. | call sail | (to: | . | dotAccess north | ) | comment // | comment now",
        "preprocessing #if | preprocessing DEBUG", "call print | (boat. | property name | )",
      ])
  }

  @Test("Highlighted code is the code")
  func text() throws {
    let texts = try heard(
      #"""
      let code = "  /// Tide\nstruct Tide {\n\tprivate(set) var depth = 4.5\n  func log() -> String { \"\\(depth) m\" }\n}\n"
      var body: some View {
        let text = SyntaxHighlighter(
          format: AttributedStringOutputFormat(theme: .midnight(withFont: Splash.Font(size: 12)))
        ).highlight(code)
        Text(text.string == code ? "same" : "other")
        Text(SyntaxHighlighter(format: HTMLOutputFormat()).highlight("").isEmpty ? "empty" : "some")
      }
      """#)
    #expect(texts == ["same", "empty"])
  }

  @Test("A text with attributes has its theme's colors")
  func attributes() throws {
    let texts = try heard(
      """
      let theme = Splash.Theme.sundellsColors(withFont: Splash.Font(size: 12))
      var body: some View {
        let text = SyntaxHighlighter(format: AttributedStringOutputFormat(theme: theme)).highlight("let tide")
        let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        Text(color == theme.tokenColors[.keyword] ? "keyword" : "other")
        Text(color == UIColor(red: 0.91, green: 0.2, blue: 0.54, alpha: 1) ? "pink" : "other")
        Text(AttributedString(text))
      }
      """)
    #expect(texts == ["keyword", "pink", "let tide"])
  }

  @Test("Each theme colors all kinds, and one of the app's has a dark background")
  func themes() throws {
    let texts = try heard(
      """
      let font = Splash.Font(size: 12)
      var body: some View {
        let themes: [Splash.Theme] = [
          .sundellsColors(withFont: font), .midnight(withFont: font), .wwdc17(withFont: font),
          .wwdc18(withFont: font), .sunset(withFont: font), .presentation(withFont: font),
        ]
        Text(themes.allSatisfy { $0.tokenColors.count == 9 } ? "all" : "some")
        let own = Splash.Theme(font: font, plainTextColor: .white, tokenColors: [.custom("tide"): .blue])
        Text(own.backgroundColor == UIColor(white: 0.12, alpha: 1) ? "dark" : "other")
        Text(own.tokenColors[.custom("tide")] == .blue ? "blue" : "other")
      }
      """)
    #expect(texts == ["all", "dark", "blue"])
  }

  @Test("HTML has an element for each kind, and its own characters are escaped")
  func html() throws {
    let texts = try heard(
      #"""
      var body: some View {
        Text(verbatim: SyntaxHighlighter(format: HTMLOutputFormat(classPrefix: "s-")).highlight("a < 7 // high tide"))
      }
      """#)
    #expect(
      texts == [#"a &lt; <span class="s-number">7</span> <span class="s-comment">// high tide</span>"#])
  }

  @Test("Code in Markdown is decorated, and only escaped where it asks for that")
  func decorator() throws {
    let texts = try heard(
      #"""
      var body: some View {
        let html = MarkdownDecorator().decorate("Tide\n```\nlet a = 1\n```\nand\n```no-highlight\na < b\n```")
        ForEach(html.components(separatedBy: "\n"), id: \.self) { Text(verbatim: $0) }
      }
      """#)
    #expect(
      texts == [
        "Tide",
        #"<pre class="splash"><code><span class="keyword">let</span> a = <span class="number">1</span></code></pre>"#,
        "and", #"<pre class="splash"><code>a &lt; b</code></pre>"#,
      ])
  }

  @Test("A grammar of the app's has its own rules")
  func grammar() throws {
    let texts = try heard(
      #"""
      var body: some View {
        Text(SyntaxHighlighter(format: Spoken(), grammar: Loud()).highlight("stop GO slow GO"))
      }
      """#,
      spoken + "\n"
        + """
        struct Loud: Grammar {
          var delimiters: CharacterSet { .alphanumerics.inverted }
          var syntaxRules: [any SyntaxRule] { [Shout()] }
        }
        struct Shout: SyntaxRule {
          var tokenType: TokenType { .custom("shout") }
          func matches(_ segment: Segment) -> Bool {
            segment.tokens.current == "GO" && segment.tokens.count(of: "GO") == 0
          }
        }
        """)
    #expect(texts == ["stop | shout GO | slow | GO"])
  }

  @Test("Code that MarkdownUI shows is highlighted by an app's format")
  func markdown() throws {
    let texts = try heard(
      """
      var body: some View {
        Markdown("```swift\\nlet tide = 4\\n```")
          .markdownCodeSyntaxHighlighter(Highlighter(theme: .wwdc18(withFont: .init(size: 12))))
      }
      """,
      """
      struct Highlighter: CodeSyntaxHighlighter {
        let theme: Splash.Theme
        func highlightCode(_ content: String, language: String?) -> Text {
          SyntaxHighlighter(format: TextFormat(theme: theme)).highlight(content)
        }
      }
      struct TextFormat: OutputFormat {
        let theme: Splash.Theme
        func makeBuilder() -> Builder { Builder(theme: theme) }
        struct Builder: OutputBuilder {
          let theme: Splash.Theme
          var text = Text("")
          mutating func addToken(_ token: String, ofType type: TokenType) {
            let color = theme.tokenColors[type] ?? theme.plainTextColor
            text = text + Text(token).foregroundColor(.init(color))
          }
          mutating func addPlainText(_ plain: String) { text = text + Text(plain) }
          mutating func addWhitespace(_ whitespace: String) { text = text + Text(whitespace) }
          func build() -> Text { text }
        }
      }
      """, imports: "import MarkdownUI")
    #expect(texts == ["let tide = 4"])
  }
}
