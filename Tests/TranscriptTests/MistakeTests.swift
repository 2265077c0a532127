import EarshotTranscript
import Testing

@Suite("A mistake on any line is reported at that line")
struct MistakeTests {
  /// Every kind of line, all as it should be.
  static let lines = [
    "# The ferry's board.",
    "@define WHEN=Ten past nine",
    "@matrix ios = 26",
    "@set hints=off",
    "@open Ferry.swift --ios 26",
    "Departures, heading",
    "> swipe right",
    "${WHEN}, button",
    "> double-tap",
    "= boarding",
    "Platform two",
    "...",
    "> swipe left",
    "! boundary",
    "Departures, heading",
    "~ swipes < 8",
    "~ seconds < 20",
    "@include again.earshot",
  ]
  static let files = ["again.earshot": "> swipe right\nTen past nine, button"]

  static func text(replacing index: Int? = nil, with line: String = "") -> String {
    lines.enumerated().map { $0 == index ? line : $1 }.joined(separator: "\n")
  }

  @Test("As it is, it passes")
  func passes() throws {
    let results = try run(MistakeTests.text(), files: MistakeTests.files)
    #expect(results.map(\.status) == [.passed])
  }

  @Test(
    "What can't be read is an error at its line, and nothing is run",
    arguments: [
      (2, "@define 9=x"), (2, "@define WHEN"), (2, "@defin WHEN=Ten"), (3, "@matrix ios ="),
      (3, "@matrix ios = x"), (3, "@matrix = 13"), (4, "@set hints"), (4, "@set colour=red"),
      (5, "@open"), (5, "@open --ios 26"), (5, "@open Ferry.swift Other.swift"),
      (5, "@open Ferry.swift --ios"), (5, "@open Ferry.swift --sio 26"), (5, "@open \"Ferry.swift"),
      (7, "> swipe rihgt"), (7, ">"), (8, "${WHAT}, button"), (8, "${WHEN, button"),
      (8, "Ten \\past nine"), (9, "> double-tap now"), (14, "! boundry"), (14, "!"),
      (16, "~ swipes < many"), (16, "~ swipes"), (16, "~ swips < 8"), (17, "~ seconds 20"),
      (17, "~ audio < 3"), (18, "@include other.earshot"), (18, "@include"), (18, "@matrix locale = de"),
    ])
  func unreadable(number: Int, line: String) {
    let found = faults(
      MistakeTests.text(replacing: number - 1, with: line), files: MistakeTests.files)
    #expect(found.first?.hasPrefix("\(number): ") == true, "\(found)")
  }

  @Test(
    "What is not heard as written is a difference at its line",
    arguments: [
      (6, "Arrivals, heading"), (8, "${WHEN}, link"), (10, "= boarded"), (10, "! alert"),
      (11, "Platform three"), (14, "! alert"), (15, "Departures, Heading"), (16, "~ swipes < 2"),
      (17, "~ seconds < 3"), (6, "= Departures, heading"), (12, "Gone"),
    ])
  func different(number: Int, line: String) throws {
    let results = try run(
      MistakeTests.text(replacing: number - 1, with: line), files: MistakeTests.files)
    #expect(results.first?.status == .failed)
    #expect(results.first?.differences.first?.place.line == number)
  }

  @Test("An input that is not there is an error at its line; the next one is opened all the same")
  func missingInput() throws {
    let results = try run("@open No.swift\nwords\n> swipe right\n@open Ferry.swift\nDepartures, heading")
    let result = try #require(results.first)
    #expect(result.errors.map(\.location?.line) == [1])
    #expect(result.errorCode == 66)
    #expect(result.differences.isEmpty)
    #expect(result.status == .error)
  }

  @Test("A gesture that can't be made is an error at its line")
  func failingGesture() throws {
    let result = try #require(try run("@open Ferry.swift\nDepartures, heading\n> undo").first)
    #expect(result.errors.map(\.location?.line) == [3])
    #expect(result.errors.map(\.message) == ["nothing to undo"])
  }

  @Test("All mistakes are told at once, in order")
  func all() {
    let found = faults("> swipe right\n@opne X\n@open Ferry.swift\n! bing\n~ what")
    #expect(found.map { $0.prefix { $0 != ":" } } == ["1", "2", "4", "5"])
    #expect(found[1] == "2: unknown directive \"@opne\"; did you mean \"@open\"?")
  }

  @Test("Words before anything is open, and a script that opens nothing")
  func nothingOpen() {
    #expect(faults("words").first?.hasPrefix("1: nothing is heard before anything is open") == true)
    #expect(faults("~ audio").first?.hasPrefix("1: a check before anything is open") == true)
    #expect(faults("# nothing").first == "1: nothing is opened; expected \"@open INPUT\"")
    #expect(faults("").first == "1: nothing is opened; expected \"@open INPUT\"")
  }

  @Test("What is not UTF-8 is an error at its line")
  func encoding() {
    let bytes = Array("@open Ferry.swift\nDepartures\n".utf8) + [0xff, 0x0a]
    do throws(TranscriptFaults) {
      _ = try TranscriptParser(SmallDialect()).parse(ScriptFile(path: "walk.earshot", bytes: bytes))
      Issue.record("it was read")
    } catch {
      #expect(error.notices.map(\.location?.line) == [3])
    }
  }
}
