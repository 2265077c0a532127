import Testing

/// Methods of swift-algorithms and identified collections, by their documentation; each was also run with the packages
/// themselves.
@Suite("Algorithms of packages") struct AlgorithmTests {
  private func text(_ expression: String) -> [String] {
    Screen(
      """
      import Algorithms
      import IdentifiedCollections
      import SwiftUI
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
      (#""\([1, 2, 3].randomSample(count: 2).count)""#, "2"),
      (#"words.uniqued(on: \.count).joined(separator: " ")"#, "ebb flood"),
      (#"[1, 2, 3].chunks(ofCount: 2).map { "\($0.count)" }.joined()"#, "21"),
      (#"[1, 2, 4].chunked { $1 - $0 == 1 }.map { "\($0.count)" }.joined()"#, "21"),
      (#"words.chunked(on: \.count).map { "\($0)\($1.count)" }.joined(separator: " ")"#, "31 51 31"),
      (#"[1, 2, 3].windows(ofCount: 2).map { "\($0)" }.joined(separator: " ")"#, "[1, 2] [2, 3]"),
      (#"[1, nil, 3].compacted().map { "\($0)" }.joined()"#, "13"),
      (#"words.interspersed(with: "-").joined()"#, "ebb-flood-ebb"),
      (#"words.minAndMax().map { "\($0.min) \($0.max)" } ?? "none""#, "ebb flood"),
      (#"[3, 1, 2].minAndMax(by: >).map { "\($0.min) \($0.max)" } ?? "none""#, "3 1"),
      (#"[3, 1, 4, 2].max(count: 2).map { "\($0)" }.joined(separator: " ")"#, "3 4"),
      (#"[3, 1, 4, 2].min(count: 2).map { "\($0)" }.joined(separator: " ")"#, "1 2"),
      (#"words.max(count: 2, sortedBy: { $0.count < $1.count }).joined(separator: " ")"#, "ebb flood"),
      (#"[1, 2, 3].combinations(ofCount: 2).map { "\($0)" }.joined(separator: " ")"#, "[1, 2] [1, 3] [2, 3]"),
      (#"[1, 2].combinations(ofCount: 0...1).map { "\($0)" }.joined(separator: " ")"#, "[] [1] [2]"),
      (#"[1, 2].combinations(ofCount: 3).map { "\($0)" }.joined(separator: " ")"#, ""),
      (#"[1, 2, 3].reductions(+).map { "\($0)" }.joined(separator: " ")"#, "1 3 6"),
      (#"[1, 2, 3].reductions(0, +).map { "\($0)" }.joined(separator: " ")"#, "0 1 3 6"),
      (#"[1, 2, 3].reductions(into: 0) { $0 += $1 }.map { "\($0)" }.joined(separator: " ")"#, "0 1 3 6"),
      (#"[0, 0, 2, 0].trimmingPrefix { $0 == 0 }.map { "\($0)" }.joined(separator: " ")"#, "2 0"),
      (#"[0, 2, 0, 0].trimmingSuffix { $0 == 0 }.map { "\($0)" }.joined(separator: " ")"#, "0 2"),
      (#"[0, 2, 0].trimming(while: { $0 == 0 }).map { "\($0)" }.joined(separator: " ")"#, "2"),
      (#"[1, 2, 3].trimmingPrefix([1, 2]).map { "\($0)" }.joined(separator: " ")"#, "3"),
      (#"[1, 2].cycled(times: 2).map { "\($0)" }.joined(separator: " ")"#, "1 2 1 2"),
      (
        #"words.grouped(by: \.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined()"#,
        "3[\"ebb\", \"ebb\"]5[\"flood\"]"
      ),
      (#"buoys[id: 4]?.name ?? "none""#, "Mole"), (#"buoys[id: 5]?.name ?? "none""#, "none"),
    ])
  func algorithms(expression: String, expected: String) { #expect(text(expression) == [expected]) }

  @Test("Grouping many items takes time that grows with them, and going through too many is named")
  func bounded() {
    let grouped = "(0..<100_000).grouped(by: { _ in 1 })[1]!.count.formatted(.number.grouping(.never))"
    #expect(text(grouped) == ["100000"])
    let many = #""\((0..<1_000).combinations(ofCount: 500).map { $0.count }.count)""#
    #expect(text(many).first?.contains("«") == true)
  }

  @Test("A text by way of another initialiser is that text")
  func attributed() {
    #expect(text(#"AttributedString(.init(format: "Learn %@", "more"))"#) == ["Learn more"])
    #expect(text(#"AttributedString(.init("Plain"))"#) == ["Plain"])
  }
}
