import EarshotTranscript
import EarshotVocabulary
import Testing

@Suite("run --update")
struct UpdateTests {
  private func updated(
    _ text: String, files: [String: String] = [:]
  ) throws -> (texts: [String: String], conflicts: [Int?]) {
    let script = try parse(text, files: files)
    let results = script.cases.map { TranscriptRunner.run($0, on: ScriptedHost(ferry)) }
    let update = TranscriptUpdate(results, texts: script.texts)
    var texts: [String: String] = [:]
    for file in update.files { texts[file.path] = String(decoding: file.after.bytes, as: UTF8.self) }
    return (texts, update.conflicts.map(\.location?.line))
  }

  @Test("Expectations become what is heard; comments and layout stay")
  func rewriting() throws {
    let before = """
      # The ferry.

      @open Ferry.swift
      Arrivals
      # On to the first row.
      > swipe right

      # It leaves early.
      > double-tap
        = boarding
        # Which platform?
        Platform nine
      > swipe left
      ! boundary
      Departures, heading
      ! alert
      Gone

      # The end.
      """
    let after = """
      # The ferry.

      @open Ferry.swift
      Departures, heading
      # On to the first row.
      > swipe right
      Ten past nine, button

      # It leaves early.
      > double-tap
        = boarding
        # Which platform?
        Platform two
        Boarding
      > swipe left
      ! boundary
      Departures, heading

      # The end.
      """
    #expect(try updated(before).texts == ["walk.earshot": after])
  }

  @Test("What was updated passes, and is left alone by the next update")
  func fixpoint() throws {
    let text = try #require(
      try updated("@open Ferry.swift\n> double-tap\nx\n...\ny\n> swipe right").texts["walk.earshot"])
    #expect(try run(text).map(\.status) == [.passed])
    #expect(try updated(text).texts.isEmpty)
  }

  @Test("Lines that were skipped stay skipped")
  func gaps() throws {
    let text = "@open Ferry.swift\n...\n> double-tap\n...\nLeaving\n"
    #expect(
      try updated(text).texts["walk.earshot"] == "@open Ferry.swift\n...\n> double-tap\n...\nBoarding\n")
  }

  @Test("A line that is as heard keeps the names in it, and so do checks and directives")
  func names() throws {
    let text = "@define T=Ten past nine\n@open Ferry.swift\nx\n> swipe right\n${T}, button\n~ swipes < 1"
    #expect(
      try updated(text).texts["walk.earshot"]
        == text.replacing("\nx\n", with: "\nDepartures, heading\n"))
  }

  @Test("Line ends stay as they are, also where the last line has none")
  func lineEnds() throws {
    #expect(
      try updated("@open Ferry.swift\r\nx\r\n> swipe right").texts["walk.earshot"]
        == "@open Ferry.swift\r\nDepartures, heading\r\n> swipe right\r\nTen past nine, button\r\n")
  }

  @Test("An included file is updated where it stands, once for all who include it")
  func included() throws {
    let files = ["start.earshot": "@open Ferry.swift\nx\n"]
    let text = "@include start.earshot\n@include start.earshot\n> swipe right\n...\n"
    #expect(
      try updated(text, files: files).texts == ["start.earshot": "@open Ferry.swift\nDepartures, heading\n"])
  }

  @Test("What is heard differently from case to case is not written, and said")
  func conflicts() throws {
    let text = "@matrix ios = 13, 26\n@open Ferry.swift\nx\n> swipe right\ny\n"
    let (texts, conflicts) = try updated(text)
    #expect(conflicts == [2])
    #expect(
      texts["walk.earshot"]
        == "@matrix ios = 13, 26\n@open Ferry.swift\nx\n> swipe right\nTen past nine, button\n")
    // One case passes as it is, the other does not: no text suits both.
    let half = text.replacing("\nx\n", with: "\nDepartures, heading\n")
    #expect(try updated(half).conflicts == [2])
  }

  @Test("Of a file with an error nothing is changed")
  func errors() throws {
    #expect(try updated("@open Ferry.swift\nx\n> undo\n").texts.isEmpty)
  }
}

@Suite("Recording")
struct RecorderTests {
  @Test("What was recorded passes when it is run")
  func roundTrip() throws {
    var recorder = TranscriptRecorder(comment: ["The ferry"])
    let screen = try #require(ferry["Ferry.swift"])
    recorder.arrive(try #require(screen["open"]))
    for gesture in ["swipe right", "double-tap", "undo", "swipe left"] {
      recorder.perform(gesture, heard: try #require(screen[gesture]))
    }
    let text = recorder.text(
      opening: "Ferry.swift", options: [TranscriptOption(name: "preview", value: "By day")])
    #expect(
      text == """
        # The ferry
        @open Ferry.swift --preview "By day"
        Departures, heading
        > swipe right
        Ten past nine, button
        > double-tap
        = boarding
        Platform two
        Boarding
        > swipe left
        ! boundary
        Departures, heading

        """)
    #expect(try run(text).map(\.status) == [.passed])
  }

  @Test("Answers are comments, and what looks like a name is none")
  func answers() throws {
    var recorder = TranscriptRecorder()
    recorder.arrive(says("${Y}"))
    recorder.perform("first", heard: says(), answer: ["Call", "two\nlines"])
    let text = recorder.text(opening: "${X}.swift", options: [])
    #expect(
      text == "@open \\${X}.swift\n\\${Y}\n> first\n#   Call\n#   two\\nlines\n")
    let steps = try #require(try parse(text).cases.first).steps
    #expect(steps[0].deed == .open(input: "${X}.swift", options: []))
    #expect(steps[0].expected.map(\.content) == [.line(HeardLine(.utterance, "${Y}"))])
  }
}
