import EarshotTranscript
import EarshotVocabulary
import Testing

@Suite("@ignore output")
struct IgnoredOutputTests {
  private let boarding = """
    @open Ferry.swift
    Departures, heading
    > double-tap
    Platform two
    Boarding

    """

  @Test("What the app prints is not compared, wherever the line stands")
  func notCompared() throws {
    #expect(try run(boarding).map(\.status) == [.failed])
    #expect(try run("@ignore output\n" + boarding).map(\.status) == [.passed])
    #expect(try run(boarding + "@ignore output\n").map(\.status) == [.passed])
  }

  @Test("Lines with = count as little as what is printed")
  func writtenLines() throws {
    let stale = boarding.replacing("Platform two", with: "= long gone\nPlatform two")
    #expect(try run("@ignore output\n" + stale).map(\.status) == [.passed])
  }

  @Test("Words and sounds are compared as ever")
  func words() throws {
    let wrong = "@ignore output\n" + boarding.replacing("Boarding", with: "Leaving")
    #expect(try run(wrong).map(\.status) == [.failed])
    #expect(
      try run("@ignore output\n" + boarding + "> swipe left\nDepartures, heading\n").map(\.status) == [
        .failed
      ])
  }

  @Test("It holds for what is included, and from a file that is included")
  func included() throws {
    let files = ["quiet.earshot": "@ignore output\n", "steps.earshot": boarding]
    #expect(try run("@include quiet.earshot\n" + boarding, files: files).map(\.status) == [.passed])
    #expect(try run("@ignore output\n@include steps.earshot\n", files: files).map(\.status) == [.passed])
  }

  @Test("--update writes no output down, and leaves what is there")
  func updated() throws {
    let before = "@ignore output\n" + boarding.replacing("Boarding", with: "= old\nLeaving")
    let script = try parse(before)
    let results = script.cases.map { TranscriptRunner.run($0, on: ScriptedHost(ferry)) }
    let update = TranscriptUpdate(results, texts: script.texts)
    #expect(
      update.files.map { String(decoding: $0.after.bytes, as: UTF8.self) }
        == [before.replacing("Leaving", with: "Boarding")])
  }

  @Test("Nothing else can be ignored", arguments: ["", " outputs", " output and sounds"])
  func others(what: String) {
    #expect(faults("@ignore\(what)\n" + boarding).first?.hasSuffix(": @ignore output") == true)
  }

  @Test("A recording leaves output out and says so")
  func recorded() {
    var log = TranscriptRecorder(comment: ["Boarding."])
    log.arrive(says("Departures"))
    log.perform("double-tap", heard: says("Platform two", output: ["boarding"]))
    #expect(
      log.text(opening: "Ferry.swift", options: [], output: .ignored) == """
        # Boarding.
        @ignore output
        @open Ferry.swift
        Departures
        > double-tap
        Platform two

        """)
  }
}
