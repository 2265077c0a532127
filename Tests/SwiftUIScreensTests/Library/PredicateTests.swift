import Testing

/// Apple, "Predicate Format String Syntax".
@Suite("Predicates") struct PredicateTests {
  private func holds(_ predicate: String) -> String? {
    Screen(
      """
      struct Pool { var name = "Whelk Basin"; var depth = 1.5; var kinds = ["whelk", "limpet"]; var isOpen = true
        var note: String? = nil }
      struct Probe: View {
        var body: some View { Text(\(predicate).evaluate(with: Pool()) ? "yes" : "no") } }
      """, open: "Probe"
    ).texts.first
  }

  @Test(
    "Comparisons, texts, lists and their joining",
    arguments: [
      (#"NSPredicate(format: "depth > 1")"#, "yes"),
      (#"NSPredicate(format: "depth >= %f", 2.0)"#, "no"),
      (#"NSPredicate(format: "name == %@", "Whelk Basin")"#, "yes"),
      (#"NSPredicate(format: "name CONTAINS[cd] 'basin'")"#, "yes"),
      (#"NSPredicate(format: "name CONTAINS 'basin'")"#, "no"),
      (#"NSPredicate(format: "%K ENDSWITH %@", "name", "Basin")"#, "yes"),
      (#"NSPredicate(format: "name IN %@", ["Anemone Ledge"])"#, "no"),
      (#"NSPredicate(format: "depth BETWEEN {1, 2}")"#, "yes"),
      (#"NSPredicate(format: "note == nil")"#, "yes"),
      (#"NSPredicate(format: "isOpen == YES AND (depth < 1 OR NOT name == 'x')")"#, "yes"),
      (#"NSPredicate(format: "kinds CONTAINS %@", "limpet")"#, "yes"),
      (#"NSPredicate(value: false)"#, "no"),
      (
        #"NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(value: true), NSPredicate(format: "isOpen == 0")])"#,
        "no"
      ),
    ])
  func formats(_ predicate: String, _ answer: String) {
    #expect(holds(predicate) == answer)
  }

  @Test("A predicate that is not understood decides nothing, and is named")
  func others() {
    let screen = Screen(
      """
      struct Pool { var name = "Whelk Basin" }
      struct Probe: View { var body: some View {
        Text(NSPredicate(format: "FUNCTION(name, 'depth') > 0").evaluate(with: Pool()) ? "yes" : "no") } }
      """, open: "Probe")
    #expect(screen.texts.allSatisfy { $0.hasPrefix("«") })
    #expect(screen.notices.contains { $0.message.contains("FUNCTION") })
  }
}
