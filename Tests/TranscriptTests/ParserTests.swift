import EarshotTranscript
import Testing

@Suite("Lines of a transcript (contract, section 4)")
struct ParserTests {
  @Test("The first character of a line says what it is")
  func kinds() throws {
    let script = try parse(
      """
      # A comment.
      @open Ferry.swift --view Board --ios 13
      Departures, heading

      > double-tap
      ! boundary
      = boarding
      ...
      Platform two
      ~ swipes < 8
      """)
    let steps = try #require(script.cases.first).steps
    #expect(steps.map(\.place.line) == [2, 5, 10])
    #expect(
      steps[0].deed
        == .open(
          input: "Ferry.swift",
          options: [
            TranscriptOption(name: "view", value: "Board"), TranscriptOption(name: "ios", value: "13"),
          ]))
    #expect(steps[0].expected.map(\.content) == [.line(HeardLine(.utterance, "Departures, heading"))])
    #expect(steps[1].deed == .gesture("double-tap"))
    #expect(
      steps[1].expected.map(\.content) == [
        .line(HeardLine(.sound, "boundary")), .line(HeardLine(.output, "boarding")), .gap,
        .line(HeardLine(.utterance, "Platform two")),
      ])
    #expect(steps[1].expected.map(\.place.line) == [6, 7, 8, 9])
    #expect(steps[2].deed == .check(.swipes(.less, 8)))
  }

  @Test(
    "A backslash quotes a first character, and escapes stand for what can't be written",
    arguments: [
      (#"\> quoted"#, "> quoted"), (#"\@home"#, "@home"), ("\\#1", "#1"), (#"\..."#, "..."),
      (#"one\ntwo"#, "one\ntwo"), (#"C:\\tides"#, #"C:\tides"#), (#"\\tides"#, #"\tides"#),
      (#"\nfirst"#, "\nfirst"), (#"\"#, ""), (#"\Plain"#, "Plain"), (#"a \${NAME}"#, "a ${NAME}"),
      (#"\${NAME}"#, "${NAME}"), (#"costs $5"#, "costs $5"), ("...and more", "...and more"),
    ])
  func escapes(written: String, meant: String) throws {
    let steps = try #require(try parse("@open Ferry.swift\n\(written)").cases.first).steps
    #expect(steps[0].expected.map(\.content) == [.line(HeardLine(.utterance, meant))])
  }

  @Test(
    "Whatever is heard can be written down and is read as the same",
    arguments: [
      "Take survey, button", "> arrow", "  # blank first", "", " ", "...", "@", "~", "a\nb", "\n",
      #"\"#, #"\\"#, #"\n"#, "${X}", #"\${X}"#, "trailing ", "\u{1b}[31mred", "caf\u{65}\u{301}", "=",
      "! boundary", "\u{202e}turned", "tab\there", "$", "\\$", "🚢 ferry", "مرفأ",
    ])
  func roundTrip(text: String) throws {
    let line = HeardLine(.utterance, text)
    #expect(!line.written.isEmpty)
    let steps = try #require(try parse("@open Ferry.swift\n\(line.written)\n").cases.first).steps
    #expect(steps[0].expected.map(\.content) == [.line(line)])
  }

  @Test("Lines of output and sounds are written so that they are read as the same")
  func otherRoundTrips() throws {
    for line in [
      HeardLine(.sound, "alert"), HeardLine(.output, "a\nb"), HeardLine(.output, ""),
      HeardLine(.output, "= x ${Y}"),
    ] {
      let steps = try #require(try parse("@open Ferry.swift\n\(line.written)").cases.first).steps
      #expect(steps[0].expected.map(\.content) == [.line(line)])
    }
  }

  @Test("Windows' line ends, a byte order mark and indentation are layout")
  func layout() throws {
    let script = try parse(
      "\u{feff}@open Ferry.swift\r\n  Departures, heading\r\n\t> swipe right\r\n    Ten past nine\r\n")
    let steps = try #require(script.cases.first).steps
    #expect(steps.map(\.deed) == [.open(input: "Ferry.swift", options: []), .gesture("swipe right")])
    #expect(steps[1].expected.map(\.content) == [.line(HeardLine(.utterance, "Ten past nine"))])
    #expect(steps[1].place.column == 2)
  }

  @Test("Words of a directive: quotation marks and backslashes keep blanks together")
  func words() throws {
    let script = try parse(
      #"@open "Two words.swift" --preview 'It''s "on"' --view=A\ B --locale "a\"b""#)
    let step = try #require(script.cases.first?.steps.first)
    #expect(
      step.deed
        == .open(
          input: "Two words.swift",
          options: [
            TranscriptOption(name: "preview", value: "Its \"on\""),
            TranscriptOption(name: "view", value: "A B"),
            TranscriptOption(name: "locale", value: "a\"b"),
          ]))
    // The step describes itself so that it can be written again.
    let again = try parse(step.deed.description)
    #expect(again.cases.first?.steps.first?.deed == step.deed)
  }

  @Test("Text that is typed keeps the blanks at its end")
  func typing() throws {
    let steps = try #require(try parse("@open Ferry.swift\n>   type one two  ").cases.first).steps
    #expect(steps[1].deed == .gesture("type one two  "))
  }

  @Test(
    "Checks are comparisons",
    arguments: [
      ("~ swipes < 8", Check.swipes(.less, 8)), ("~swipes<=8", .swipes(.lessOrEqual, 8)),
      ("~ seconds < 20.5", .seconds(.less, 20.5)), ("~ swipes == 3", .swipes(.equal, 3)),
      ("~ swipes = 3", .swipes(.equal, 3)), ("~ seconds >= 1", .seconds(.greaterOrEqual, 1)),
      ("~ audio", .audio),
    ])
  func checks(line: String, check: Check) throws {
    let steps = try #require(try parse("@open Ferry.swift\n\(line)").cases.first).steps
    #expect(steps.last?.deed == .check(check))
  }

  @Test("An expectation after a check still belongs to the gesture before")
  func checkBetween() throws {
    let steps = try #require(
      try parse("@open Ferry.swift\n> swipe right\n~ swipes < 8\nTen past nine").cases.first
    ).steps
    #expect(steps[1].expected.count == 1)
    #expect(steps[2].expected.isEmpty)
  }
}

@Suite("Names, included files and combinations")
struct CompositionTests {
  @Test("A name stands for its text, in every kind of line")
  func names() throws {
    let script = try parse(
      """
      @define CARD=Ferry.swift --view Board
      @define WHEN = Ten past nine
      @define ROW=${WHEN}, button
      @define BREAK=a\\nb
      @open ${CARD}
      ${ROW}
      > type ${WHEN}
      = ${WHEN} sharp
      ${BREAK}
      """)
    let steps = try #require(script.cases.first).steps
    #expect(
      steps[0].deed
        == .open(input: "Ferry.swift", options: [TranscriptOption(name: "view", value: "Board")]))
    #expect(steps[0].expected.map(\.content) == [.line(HeardLine(.utterance, "Ten past nine, button"))])
    #expect(steps[1].deed == .gesture("type Ten past nine"))
    #expect(
      steps[1].expected.map(\.content) == [
        .line(HeardLine(.output, "Ten past nine sharp")), .line(HeardLine(.utterance, "a\nb")),
      ])
  }

  @Test("An included file stands where it is included; its names go on")
  func include() throws {
    let files = ["open.earshot": "@define T=Ten\n@open Ferry.swift\nDepartures, heading\n> swipe right"]
    let script = try parse("@include open.earshot\n${T} past nine, button", files: files)
    let steps = try #require(script.cases.first).steps
    #expect(steps.map(\.place.file) == ["open.earshot", "open.earshot"])
    #expect(steps[1].expected.map(\.place.file) == ["walk.earshot"])
    #expect(Set(script.texts.keys) == ["walk.earshot", "open.earshot"])
  }

  @Test("Every combination is a case; the last axis turns fastest, and keys are names")
  func matrix() throws {
    let script = try parse(
      """
      @matrix ios = 13, 26
      @matrix hints = on, off
      @open Ferry.swift
      on iOS ${ios} with hints ${hints}
      """)
    #expect(
      script.cases.map(\.name) == [
        "walk.earshot [ios=13, hints=on]", "walk.earshot [ios=13, hints=off]",
        "walk.earshot [ios=26, hints=on]", "walk.earshot [ios=26, hints=off]",
      ])
    #expect(
      script.cases[1].steps[0].expected.map(\.content)
        == [.line(HeardLine(.utterance, "on iOS 13 with hints off"))])
  }

  @Test("Too many combinations are an error that names the bound")
  func tooMany() {
    let values = (0..<40).map(String.init).joined(separator: ", ")
    let text = "@matrix ios = \(values)\n@matrix locale = \(values)\n@open Ferry.swift"
    #expect(faults(text).first?.contains("over the bound of 1000") == true)
  }

  @Test("Names that grow without end are stopped")
  func bombs() {
    var text = "@define a0=tide\n"
    for level in 1...30 { text += "@define a\(level)=${a\(level - 1)}${a\(level - 1)}\n" }
    #expect(faults(text + "@open Ferry.swift").first?.contains("over the bound") == true)
  }

  @Test("A file that includes itself is an error with the way around")
  func circle() {
    let files = ["a": "@include b", "b": "@include a"]
    #expect(
      faults("@include a", files: files).first
        == "b:1: a file can't include itself: walk.earshot includes a includes b includes a")
  }
}
