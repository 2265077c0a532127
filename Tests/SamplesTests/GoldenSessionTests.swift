import Foundation
import Testing

/// What is heard in the samples, gesture by gesture.
@Suite("Golden sessions")
struct GoldenSessionTests {
  @Test("A session is heard as it is written", arguments: SampleFiles.sessions)
  func session(_ file: String) throws {
    let script = try Session(parsing: SampleFiles.text(file))
    let folder = SampleFiles.folder.appending(path: file).deletingLastPathComponent()
    var run = SessionRun(folder: folder)
    try run.run(script)
    #expect(!script.steps.isEmpty)
    for difference in run.differences {
      Issue.record("Samples/\(file), \(difference.description)")
    }
  }

  @Test("There are sessions for every topic, fifteen or more in all")
  func total() {
    #expect(SampleFiles.sessions.count >= 15)
    let told = Set(SampleFiles.sessions.map(topic))
    for file in SampleFiles.swift + SampleFiles.documents {
      #expect(told.contains(topic(file)), "\(file) lies in a folder without a session")
    }
  }

  /// The folder right under `Samples`.
  private func topic(_ file: String) -> Substring { file.prefix { $0 != "/" } }
}

/// The checker itself: it must be able to fail.
@Suite("The session checker")
struct SessionCheckerTests {
  @Test("Lines are complete and in order; a gap takes any number of them")
  func matching() {
    let heard = ["! boundary", "one", "two", "three"]
    #expect(SessionRun.matches(heard, ["! boundary", "one", "two", "three"]))
    #expect(SessionRun.matches(heard, ["! boundary", nil]))
    #expect(SessionRun.matches(heard, [nil, "three"]))
    #expect(SessionRun.matches(heard, [nil, "one", nil, "three"]))
    #expect(SessionRun.matches(heard, [nil]))
    #expect(SessionRun.matches([], []))
    #expect(SessionRun.matches([], [nil]))
    #expect(!SessionRun.matches(heard, []))
    #expect(!SessionRun.matches(heard, ["one", "two", "three"]))
    #expect(!SessionRun.matches(heard, ["! boundary", "one", "two"]))
    #expect(!SessionRun.matches(heard, [nil, "two", "one", nil]))
    #expect(!SessionRun.matches(["one"], ["one", nil, "one"]))
    #expect(!SessionRun.matches([], ["one"]))
  }

  @Test("The first character of a line says what it is")
  func parsing() throws {
    let script = try Session(
      parsing: """
        # A comment.
        @open Card.swift --preview "Two words" --ios 13
        \\> quoted

        > swipe right
        ! boundary
        ...
        = printed
        @set hints=off
        """)
    #expect(script.steps.map(\.line) == [2, 5, 9])
    let options = [
      Session.Option(name: "preview", value: "Two words"), Session.Option(name: "ios", value: "13"),
    ]
    #expect(script.steps[0].deed == .open(input: "Card.swift", options: options))
    #expect(script.steps[0].expected == ["\\> quoted"])
    #expect(script.steps[1].deed == .gesture("swipe right"))
    #expect(script.steps[1].expected == ["! boundary", nil, "= printed"])
    #expect(script.steps[2].deed == .gesture("set hints=off"))
  }

  @Test(
    "What is not understood is an error, not a session that passes",
    arguments: ["> swipe right", "words", "@open", "@open a.swift --ios", "@open a.swift b c", "@what"])
  func faults(_ text: String) {
    #expect(throws: Session.Fault.self) { try Session(parsing: text) }
  }
}
