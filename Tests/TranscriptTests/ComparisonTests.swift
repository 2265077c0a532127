import EarshotTranscript
import Testing

@Suite("What is heard against what is expected")
struct ComparisonTests {
  /// Whether these lines pass after a double-tap, of which are heard: output, then two utterances.
  private func passes(_ expected: String) throws -> Bool {
    let text = "@open Ferry.swift\nDepartures, heading\n> double-tap\n\(expected)"
    return try run(text).allSatisfy { $0.status == .passed }
  }

  @Test(
    "Complete and in order, where ... takes any number of lines",
    arguments: [
      "= boarding\nPlatform two\nBoarding", "...", "...\nBoarding", "= boarding\n...",
      "...\nPlatform two\n...", "...\n...", "= boarding\nPlatform two\n...\nBoarding",
      "Platform two\n= boarding\nBoarding", "= boarding\nPlatform two  \n...", "\n# between\n= boarding\n...",
    ])
  func accepted(_ expected: String) throws { #expect(try passes(expected)) }

  @Test(
    "An extra line is a difference as much as a missing one",
    arguments: [
      "", "= boarding", "Platform two\nBoarding", "= boarding\nBoarding\nPlatform two",
      "= boarding\nPlatform two", "= boarding\nPlatform two\nBoarding\nBoarding", "Platform two\n...",
      "...\nPlatform two", "...\nGone\n...", "= boarding\nPlatform two\nboarding",
      "! boundary\n= boarding\nPlatform two\nBoarding",
    ])
  func rejected(_ expected: String) throws { #expect(try !passes(expected)) }

  /// The rows of the only difference, as words.
  private func rows(_ expected: String) throws -> [String] {
    let text = "@open Ferry.swift\n...\n> double-tap\n\(expected)"
    guard case .heard(let comparison)? = try run(text).first?.differences.first?.content else { return [] }
    return comparison.rows.map { row in
      switch row {
      case .same(_, let line): "same \(line.written)"
      case .skipped(_, let lines): "skipped \(lines.count)"
      case .changed(_, let line): "heard instead \(line.written)"
      case .missing(let expectation): "missing at \(expectation.place.line)"
      case .extra(let line): "extra \(line.written)"
      }
    }
  }

  @Test("Lines are aligned so that least changes")
  func alignment() throws {
    #expect(
      try rows("= boarding\nPlatform three\nBoarding")
        == ["same = boarding", "heard instead Platform two", "same Boarding"])
    #expect(
      try rows("= boarding\nBoarding") == ["same = boarding", "extra Platform two", "same Boarding"])
    #expect(
      try rows("= boarding\nPlatform two\nMind the gap\nBoarding")
        == ["same = boarding", "same Platform two", "missing at 6", "same Boarding"])
    #expect(
      try rows("...\nLeaving") == ["skipped 2", "heard instead Boarding"])
    // A sound never becomes an utterance.
    #expect(
      try rows("! alert\n= boarding\nPlatform two\nBoarding")
        == ["missing at 4", "same = boarding", "same Platform two", "same Boarding"])
  }

  @Test("A difference names the gesture that led there and the cause of what was heard")
  func cause() throws {
    let text = "@open Ferry.swift\nDepartures, heading\n> double-tap\n= boarding\nPlatform two\nLeaving"
    let difference = try #require(try run(text).first?.differences.first)
    #expect(difference.place.line == 6)
    #expect(difference.deed == .gesture("double-tap"))
    #expect(difference.deedPlace.line == 3)
    #expect(difference.causes.map { $0.cause?.rule } == ["the label of Boarding"])
  }

  @Test("Something heard too much stands at the line that it came after")
  func extraPlace() throws {
    let first = try run("@open Ferry.swift\n...\n> swipe right").first?.differences.first
    #expect(first?.place.line == 3)
    let second = try run("@open Ferry.swift\n...\n> swipe left\n! boundary\n# more").first?.differences.first
    #expect(second?.place.line == 4)
  }

  @Test("All differences are found; the cause is told of the first")
  func all() throws {
    let text = "@open Ferry.swift\nArrivals\n> swipe right\nTen to nine\n> swipe left\n..."
    let result = try #require(try run(text).first)
    #expect(result.differences.map(\.place.line) == [2, 4])
    #expect(result.differences.map(\.causes.isEmpty) == [false, true])
  }

  @Test("A thousand lines against a thousand others end in time and are told apart")
  func many() throws {
    let heard = says("x")
    var host = ScriptedHost(["Big.swift": ["open": heard]])
    host.screens["Big.swift"]?["open"] = Heard(
      utterances: (0..<4000).map { Heard.Utterance(text: "heard \($0)") })
    let expected = (0..<4000).map { "expected \($0)" }.joined(separator: "\n")
    let script = try parse("@open Big.swift\n\(expected)")
    let result = TranscriptRunner.run(try #require(script.cases.first), on: host)
    #expect(result.differences.count == 1)
    #expect(result.differences.first?.place.line == 2)
  }
}

@Suite("Checks")
struct CheckTests {
  private func found(_ lines: String, host: ScriptedHost = ScriptedHost(ferry)) throws -> [String] {
    let script = try parse("@open Ferry.swift\n...\n\(lines)")
    let result = TranscriptRunner.run(try #require(script.cases.first), on: host)
    return result.differences.map { difference in
      guard case .check(let check, let found) = difference.content else { return "heard" }
      return "\(difference.place.line) \(check): \(found)"
    }
  }

  @Test("Swipes are counted since the input was opened")
  func swipes() throws {
    let walk = "> swipe right\n...\n> double-tap\n...\n> swipe left\n..."
    #expect(try found("\(walk)\n~ swipes < 3") == [])
    #expect(try found("\(walk)\n~ swipes < 2") == ["9 swipes < 2: 2 swipes"])
    #expect(try found("\(walk)\n@open Ferry.swift\n...\n~ swipes = 0") == [])
  }

  @Test("Seconds are those of everything heard; audio tells what is wrong")
  func speech() throws {
    #expect(try found("~ seconds < 3.4") == ["3 seconds < 3.4: 3.5 seconds"])
    #expect(try found("~ seconds <= 3.5\n~ audio") == [])
    var host = ScriptedHost(ferry)
    host.findings = ["a gap at 1 s", "too quiet"]
    #expect(try found("~ audio", host: host) == ["3 audio: a gap at 1 s; too quiet"])
  }
}
