import EarshotKit
import Testing

/// Contract, section 6: a word that stands for an unknown value is in guillemets, everywhere.
@Suite("Placeholders")
struct PlaceholderTests {
  private func screen(_ body: String, state: [(name: String, value: String)] = []) throws -> ScreenReading {
    var options = OpenOptions()
    options.state = state
    let opened = try Earshot.open(
      swift: """
        import SwiftUI
        struct Probe: View {
          let title: String
          let subtitle: String
          let rowCount: Int
          var body: some View { VStack { \(body) } }
        }
        """, options: options)
    return try #require(opened.readings().first)
  }

  private func heard(_ body: String, state: [(name: String, value: String)] = []) throws -> [String] {
    try screen(body, state: state).elements.map(\.announcement)
  }

  @Test(
    "The name of a property that nobody gave a text is in guillemets, whatever is made of it",
    arguments: [
      ("Button(title) {}", "«title», button"), ("Text(\"Hello \\(title)!\")", "Hello «title»!"),
      ("Text(title.uppercased())", "«TITLE»"), ("Text(title.capitalized)", "«Title»"),
      ("Text(title.prefix(1))", "«t»"), ("Text(title + \" and \" + subtitle)", "«title» and «subtitle»"),
      ("Text(title + subtitle)", "«title»«subtitle»"),
      ("Text(LocalizedStringKey(title))", "«title»"),
      ("Text(String(format: \"%@ (%d)\", title, 2))", "«title» (2)"),
      ("Text([title, subtitle].joined(separator: \", \"))", "«title», «subtitle»"),
      ("Text(AttributedString(title))", "«title»"), ("Image(title)", "«title», image"),
      ("Text(\"12\").accessibilityLabel(title)", "«title»"),
      ("Text(\"12\").accessibilityValue(\"of \\(title)\")", "12, of «title»"),
    ])
  func marked(body: String, expected: String) throws {
    #expect(try heard(body) == [expected])
  }

  @Test(
    "Code counts and compares the letters of the name, not its marks",
    arguments: [
      ("\"\\(title.count)\"", "5"), ("title.isEmpty ? \"empty\" : \"some\"", "some"),
      ("title == title ? \"same\" : \"other\"", "same"),
      ("title == subtitle ? \"same\" : \"other\"", "other"),
      ("title.first?.isLetter == true ? \"letter\" : \"none\"", "letter"), ("\"\\(rowCount)\"", "0"),
      ("title.trimmingCharacters(in: .whitespaces).count == 5 ? \"five\" : \"none\"", "five"),
    ])
  func logic(text: String, expected: String) throws {
    #expect(try heard("Text(\(text))") == [expected])
  }

  @Test("--state takes the placeholder's place")
  func given() throws {
    #expect(try heard("Text(title)", state: [("title", "Hi")]) == ["Hi"])
  }

  @Test(
    "A placeholder was understood; source text in guillemets was not; an app's own quotation marks are words")
  func coverage() throws {
    let placeholder = try screen("Text(title)").understood
    #expect(placeholder.understanding == .whole && placeholder.unknownWords == 0)
    let quoted = try screen("Text(\"Il dit « bonjour » et «salut»\")").understood
    #expect(quoted.understanding == .whole && quoted.unknownWords == 0)
    let unknown = try screen("Text(tide.name)").understood
    #expect(unknown.understanding == .spokenGaps && unknown.unknownWords == 1)
  }

  @Test("What a value nobody gave is made with is an initializer that its type parameters allow")
  func constrainedInitializer() throws {
    let opened = try Earshot.open(
      swift: """
        import SwiftUI
        import os
        struct Lamp { var isLit = false; var name: String }
        final class Tower {
          private let lamp: OSAllocatedUnfairLock<Lamp>
          init(name: String) { lamp = .init(initialState: Lamp(name: name)) }
          var isLit: Bool { lamp.withLock { $0.isLit } }
        }
        struct Probe: View {
          let tower: Tower
          var body: some View { Text(tower.isLit ? "lit" : "dark") }
        }
        """)
    let screen = try #require(opened.readings().first)
    #expect(screen.elements.map(\.announcement) == ["dark"])
    #expect(screen.understood.understanding == .whole)
  }

  @Test("The mark is not spoken, and no setting for punctuation makes it")
  func spoken() throws {
    for punctuation in ["all", "some", "none"] {
      var options = OpenOptions()
      try options.settings.set("punctuation", to: punctuation)
      let opened = try Earshot.open(
        swift: "import SwiftUI\nstruct P: View { let title: String; var body: some View { Text(title) } }",
        options: options)
      #expect(opened.readings().first?.elements.first?.spoken.contains("uillemet") == false)
    }
  }
}
