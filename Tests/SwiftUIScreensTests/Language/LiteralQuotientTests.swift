import EarshotVocabulary
import Testing

// Expectations printed by swiftc 6.3.
@Suite("Quotients of whole literals") struct LiteralQuotientTests {
  @Test(
    "Beside a floating number, and where one is wanted, they are floating",
    arguments: [
      ("1 / 2 + 0.25", "0.75"), ("1 / 2 * 3.0", "1.5"), ("2 * (1 / 2) + 0.5", "1.5"),
      ("(1 / 2 + 1 / 2) * 300.0", "300.0"),
      ("-(1 / 2) * 300.0", "-150.0"), ("0.0 < 1 / 2", "true"), ("1 / 2 > 0.25", "true"),
      ("1 / 2 as Double", "0.5"),
      ("[1 / 2, 3 / 4] as [Double]", "[0.5, 0.75]"), ("[1 / 2, 0.25].reduce(0, +)", "0.75"),
    ])
  func floating(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Elsewhere they are whole, and a conversion takes them as they are",
    arguments: [
      ("1 / 2", "0"), ("7 / 2 * 3", "9"), ("Double(1 / 4)", "0.0"), ("Double(7) / 2 + 1 / 2", "4.0"),
      ("Double(3 / 4) + 0.5", "0.5"), ("\"\\(7 / 2)\"", "3"),
    ])
  func whole(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("A variable is whole, whatever stands beside it")
  func variables() {
    #expect(value("let hours = 7\nreturn Double(hours / 2) * 0.5") == "1.5")
    #expect(value("let share = 300.0\nreturn 1 / 3 * share") == "100.0")
  }

  @Test(
    "Functions of floating numbers take them as such, and others where another argument is one",
    arguments: [
      ("sqrt(1 / 4)", "0.5"), ("floor(7 / 2)", "3.0"), ("ceil(7 / 2)", "4.0"), ("hypot(3 / 1, 4 / 1)", "5.0"),
      ("pow(8.0, 1 / 3)", "1"), ("pow(4, 1 / 2) as Double", "2.0"), ("max(1 / 2, 0.25)", "0.5"),
      ("min(1 / 2, 0.7)", "0.5"), ("abs(-1 / 2) as Double", "0.5"), ("max(1 / 2, 1 / 3)", "0"),
    ])
  func functions(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("Views, modifiers and measures of the SDK's take them as floating; what takes any value does not")
  func views() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View {
          ProgressView(value: 1 / 2)
          Text("Ebb").opacity(1 / 2)
          Text("Flow").frame(width: 100 * (1 / 2))
          Text("Slack").tag(4 / 2)
          Text("\\(CGSize(width: 3 / 2, height: 1).width)")
        }
      }
      """, open: "Probe")
    #expect(screen.node("ProgressView")?.argument("value")?.double == 0.5)
    #expect(screen.texts == ["Ebb", "Flow", "Slack", "1.000000"])
    let given = screen.nodes.filter { $0.name == "Text" }.compactMap {
      $0.modifiers.first?.arguments.first?.value
    }
    #expect(given.map(\.double) == [0.5, 50, 2])
  }
}
