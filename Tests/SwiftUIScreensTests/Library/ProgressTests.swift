import Testing

/// What Apple's documentation and `NSProgress.h` say of Foundation's Progress.
@Suite("Foundation's progress") struct ProgressTests {
  private func texts(_ body: String, _ make: String) -> [String] {
    let screen = Screen(
      """
      import SwiftUI
      let ferry: Progress = { \(make) }()
      struct Probe: View { var body: some View { VStack { \(body) } } }
      """, open: "Probe")
    #expect(screen.tree.gaps.isEmpty)
    return screen.texts
  }

  @Test("It knows how far its counts are, its children's too")
  func fractions() {
    let body = #"""
      Text("\(Int(ferry.fractionCompleted * 100))"); Text("\(ferry.isIndeterminate)"); Text("\(ferry.isFinished)")
      """#
    #expect(
      texts(body, "let p = Progress(totalUnitCount: 8); p.completedUnitCount = 2; return p") == [
        "25", "false", "false",
      ])
    #expect(texts(body, "Progress()") == ["0", "true", "false"])
    let parent = """
      let whole = Progress(totalUnitCount: 10); let part = Progress(totalUnitCount: 4)
      whole.addChild(part, withPendingUnitCount: 5); part.completedUnitCount = 2; return whole
      """
    #expect(texts(body, parent) == ["25", "false", "false"])
    let current = """
      let whole = Progress(totalUnitCount: 10); whole.becomeCurrent(withPendingUnitCount: 4)
      let part = Progress(totalUnitCount: 2); whole.resignCurrent(); part.completedUnitCount = 1; return whole
      """
    #expect(texts(body, current) == ["20", "false", "false"])
  }

  @Test(
    "It describes itself; what it is told to say goes before (NSProgress.h; the words of the time: assumed)")
  func words() {
    let body = "Text(ferry.localizedDescription); Text(ferry.localizedAdditionalDescription)"
    #expect(
      texts(body, "let p = Progress(totalUnitCount: 10); p.completedUnitCount = 3; return p") == [
        "30% completed", "3 of 10",
      ])
    let file = """
      let p = Progress(totalUnitCount: 3_220_000_000); p.kind = .file; p.fileOperationKind = .copying
      p.completedUnitCount = 1_610_000_000; p.throughput = 2_000; p.estimatedTimeRemaining = 120; return p
      """
    #expect(
      texts(body, file) == [
        "Copying files…", "1.61 GB of 3.22 GB (2 KB/sec) — About 2 minutes remaining",
      ])
    #expect(
      texts(body, "let p = Progress(totalUnitCount: 1); p.localizedDescription = \"Mooring\"; return p").first
        == "Mooring")
  }

  @Test("An app's own type of that name is the app's")
  func own() {
    let screen = Screen(
      """
      struct Progress { var name = "ebb" }
      struct Probe: View { var body: some View { Text(Progress().name) } }
      """, open: "Probe")
    #expect(screen.texts == ["ebb"])
  }
}
