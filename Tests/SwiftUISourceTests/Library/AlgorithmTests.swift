import Testing

/// Methods of swift-algorithms and identified collections, by their documentation.
@Suite("Algorithms of packages") struct AlgorithmTests {
  private func text(_ expression: String) -> [String] {
    Screen(
      """
      struct Buoy: Identifiable { let id: Int; let name: String }
      struct Probe: View { let words = ["ebb", "flood", "ebb"]
        let buoys: IdentifiedArrayOf<Buoy> = [Buoy(id: 4, name: "Mole")]
        var body: some View { Text(\(expression)) } }
      """, open: "Probe"
    ).texts
  }

  @Test(
    "Each gives what its documentation says",
    arguments: [
      (#"words.indexed().map { "\($0.index)\($0.element)" }.joined(separator: " ")"#, "0ebb 1flood 2ebb"),
      (#"words.uniqued().joined(separator: " ")"#, "ebb flood"),
      (#"words.uniqued(on: \.count).joined(separator: " ")"#, "ebb flood"),
      (#"[1, 2, 3].chunks(ofCount: 2).map { "\($0.count)" }.joined()"#, "21"),
      (#"[1, 2, 4].chunked { $1 - $0 == 1 }.map { "\($0.count)" }.joined()"#, "21"),
      (#"words.chunked(on: \.count).map { "\($0)\($1.count)" }.joined(separator: " ")"#, "31 51 31"),
      (#"[1, 2, 3].windows(ofCount: 2).map { "\($0)" }.joined(separator: " ")"#, "[1, 2] [2, 3]"),
      (#"[1, nil, 3].compacted().map { "\($0)" }.joined()"#, "13"),
      (#"words.interspersed(with: "-").joined()"#, "ebb-flood-ebb"),
      (#"words[safe: 7] ?? "none""#, "none"), (#"words[safe: 1] ?? "none""#, "flood"),
      (#"buoys[id: 4]?.name ?? "none""#, "Mole"), (#"buoys[id: 5]?.name ?? "none""#, "none"),
    ])
  func algorithms(expression: String, expected: String) { #expect(text(expression) == [expected]) }

  @Test("A text by way of another initialiser is that text")
  func attributed() {
    #expect(text(#"AttributedString(.init(format: "Learn %@", "more"))"#) == ["Learn more"])
    #expect(text(#"AttributedString(.init("Plain"))"#) == ["Plain"])
  }
}
