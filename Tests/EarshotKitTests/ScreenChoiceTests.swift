import EarshotKit
import Testing

/// Several screens, and one is to be walked through.
@Suite("Choosing one of several screens")
struct ScreenChoiceTests {
  private static let source = """
    import SwiftUI
    struct Tea: View { var body: some View { Text("Assam") } }
    #Preview("Cup") { Tea() }
    #Preview("Cup and saucer") { Tea() }
    #Preview("Pot") { Tea() }
    #Preview("Pot") { Tea() }
    """

  private func choice() throws -> ScreenChoice {
    ScreenChoice(try Earshot.open(swift: ScreenChoiceTests.source))
  }

  private func chosen(_ text: String) throws -> Int? {
    if case .chosen(let screen) = try choice().answer(text) { screen.number } else { nil }
  }

  private func matches(_ text: String) throws -> [Int]? {
    if case .matches(let numbers) = try choice().answer(text) { numbers } else { nil }
  }

  @Test("By its number, its name, its heading or a part of it that no other has")
  func one() throws {
    #expect(try chosen("2") == 2)
    #expect(try chosen(" Cup ") == 1)
    #expect(try chosen("saucer") == 2)
    #expect(try chosen("Source.swift:5 Pot") == 3)
    #expect(try chosen(":6") == 4)
  }

  @Test("What several have lists them, what none has lists none")
  func several() throws {
    #expect(try matches("pot") == [3, 4])
    #expect(try matches("") == [1, 2, 3, 4])
    #expect(try matches("7") == [])
    #expect(try matches("kettle") == [])
  }

  @Test("It is found again by what stays when lines move: its own name, else its number")
  func lasting() throws {
    let input = try Earshot.open(swift: ScreenChoiceTests.source)
    #expect(input.screens.map { input.lastingOption(for: $0).value } == ["Cup", "Cup and saucer", "3", "4"])
  }

  @Test("The option is quoted for a shell")
  func quoted() throws {
    let input = try Earshot.open(swift: "import SwiftUI\n#Preview(\"Tea's $x\") { Text(\"x\") }")
    let screen = try #require(input.screens.first)
    #expect(ScreenChoice.option(for: screen) == "--preview 'Source.swift:2 Tea'\\''s $x'")
  }
}
