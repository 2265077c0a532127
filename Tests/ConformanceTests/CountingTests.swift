import EarshotConformance
import EarshotKit
import Testing

/// How agreement is counted. The evidence is the counting's own definition: utterances said in
/// the expected order over utterances expected, extra stops against it.
@Suite struct CountingTests {
  private func results(_ json: String, verdicts: String? = nil) throws -> [CaseResult] {
    let verdicts = try verdicts.map { try CaseVerdicts(parsing: Array($0.utf8), path: "v.json") }
    return try CaseFile(
      parsing: Array(json.utf8), path: "cases.json", verdicts: verdicts ?? CaseVerdicts()
    ).run()
  }

  private let kelp =
    #""input": "struct A: View { var body: some View { VStack { Text(\"Kelp\"); Text(\"Limpet\") } } }""#

  @Test func everythingSaidInOrderIsFullAgreement() throws {
    let result = try results("[{\"id\": \"a\", \(kelp), \"expected\": [\"kelp\", \"Limpet!\"]}]")
    #expect(result[0].said == 2)
    #expect(result[0].expected == 2)
    #expect(result[0].agrees)
  }

  @Test func theWrongOrderCountsAsOneMiss() throws {
    let result = try results("[{\"id\": \"a\", \(kelp), \"expected\": [\"Limpet\", \"Kelp\"]}]")
    #expect(result[0].said == 1)
    #expect(result[0].expected == 2)
  }

  @Test func anExtraStopCountsAgainstUnlessOnlyAPartWasRecorded() throws {
    let whole = try results("[{\"id\": \"a\", \(kelp), \"expected\": [\"Kelp\"]}]")
    #expect(whole[0].said == 1)
    #expect(whole[0].expected == 2)
    let part = try results(
      "[{\"id\": \"a\", \(kelp), \"match\": \"subset\", \"expected\": [\"Kelp\"]}]")
    #expect(part[0].agrees)
  }

  @Test func anEmptyExpectationWantsNoStop() throws {
    let input = #""input": "struct A: View { var body: some View { Divider() } }""#
    #expect(try results("[{\"id\": \"a\", \(input), \"expected\": []}]")[0].agrees)
    #expect(try !results("[{\"id\": \"a\", \(kelp), \"expected\": []}]")[0].agrees)
  }

  @Test func snapshotNotationIsComparedToTheLetter() throws {
    let input =
      #""input": {"root": {"children": [{"isElement": true, "label": "Kelp", "traits": ["button"]}]}}"#
    let exact = #"[{"announcement": "Kelp. Button.", "hint": null}]"#
    let other = #"[{"announcement": "Kelp. button.", "hint": null}]"#
    #expect(try results("[{\"id\": \"a\", \(input), \"expected\": \(exact)}]")[0].agrees)
    #expect(try !results("[{\"id\": \"a\", \(input), \"expected\": \(other)}]")[0].agrees)
  }

  @Test func elementsOfAPartMayComeInAnyOrder() throws {
    let expected = #"[{"label": "Limpet", "traits": ["staticText"]}, {"label": "Kelp"}]"#
    let result = try results(
      "[{\"id\": \"a\", \(kelp), \"match\": \"subset\", \"expected\": \(expected)}]")
    #expect(result[0].agrees)
  }

  @Test func everyElementOfAPartNeedsAStopOfItsOwn() throws {
    let expected = #"[{"label": "Kelp"}, {"label": "Kelp"}]"#
    let result = try results(
      "[{\"id\": \"a\", \(kelp), \"match\": \"subset\", \"expected\": \(expected)}]")
    #expect(result[0].said == 1)
  }

  @Test func whatMustBeAbsentCounts() throws {
    let result = try results(
      "[{\"id\": \"a\", \(kelp), \"match\": \"subset\", \"expected\": [], \"absent\": [{\"label\": \"Kelp\"}]}]"
    )
    #expect(result[0].expected == 1)
    #expect(result[0].said == 0)
  }

  @Test func aStepThatIsNoGestureIsNamedAndTheCaseNotRun() throws {
    let json =
      "[{\"id\": \"a\", \(kelp), \"steps\": [\"focus\", \"swipe sideways\"], \"expected\": [\"Kelp\"]}]"
    let result = try results(json)
    #expect(!result[0].agrees)
    #expect(result[0].said == 0)
    #expect(result[0].failure?.contains("step 2") == true)
    #expect(result[0].failure?.contains("swipe sideways") == true)
  }

  @Test func aStepThatFindsNothingIsNamed() throws {
    let json =
      "[{\"id\": \"a\", \(kelp), \"steps\": [\"focus Whelk\"], \"expected\": [\"Whelk\"]}]"
    let result = try results(json)
    #expect(result[0].failedSteps == ["step \"focus Whelk\" could not be done"])
    #expect(!result[0].agrees)
  }

  @Test func aNameMayBeginWithAWordForWhatTheElementIs() throws {
    let input =
      #""input": "struct A: View { var body: some View { VStack { Text(\"Row boat\"); Button(\"Moor\") {} } } }""#
    let json =
      "[{\"id\": \"a\", \(input), \"steps\": [\"focus button Moor\", \"focus Row boat\"], \"expected\": [\"Moor, button\", \"Row boat\"]}]"
    #expect(try results(json)[0].agrees)
  }

  @Test func aDroppedCaseIsListedWithItsReasonAndNotCounted() throws {
    let verdict = #"{"cases.json": {"a": {"mode": "drop", "why": "two recordings differ"}}}"#
    let json = "[{\"id\": \"a\", \(kelp), \"expected\": [\"Kelp\"]}]"
    let result = try results(json, verdicts: verdict)
    #expect(!result[0].isCounted)
    #expect(result[0].example.why == "two recordings differ")
    #expect(Agreement(of: result).expected == 0)
  }

  @Test func aVerdictReplacesWhatTheCaseExpects() throws {
    let verdict = #"{"cases.json": {"a": {"mode": "prefix", "expected": ["Limpet"], "partial": true}}}"#
    let json = "[{\"id\": \"a\", \(kelp), \"expected\": [\"Mussel\"]}]"
    #expect(try results(json, verdicts: verdict)[0].agrees)
  }

  @Test func stepsAreGesturesInPlainWords() throws {
    let json =
      "[{\"id\": \"a\", \(kelp), \"steps\": [\"focus first\", \"swipe right\"], \"expected\": [\"Kelp\", \"Limpet\"]}]"
    #expect(try results(json)[0].agrees)
  }

  @Test func silenceIsAStepThatSaysNothing() throws {
    let input =
      #""input": "struct A: View { var body: some View { Button(\"Bell\") {}.accessibilityAddTraits(.playsSound) } }""#
    let json =
      "[{\"id\": \"a\", \(input), \"steps\": [\"focus\", \"double tap\"], \"expected\": [\"Bell, button\", \"<silence>\"]}]"
    #expect(try results(json)[0].agrees)
  }

  @Test func anInputThatCannotBeReadIsAMissWithAReason() throws {
    let json = #"[{"id": "a", "input": {"root": {"nonsense": 1}}, "expected": ["Kelp"]}]"#
    let result = try results(json)
    #expect(result[0].failure?.contains("nonsense") ?? false)
    #expect(result[0].said == 0)
    #expect(result[0].expected == 1)
  }
}

@Suite struct ComparingWordsTests {
  private func agree(_ heard: String, _ expected: String, mode: String = "strict") throws -> Bool {
    let quoted = heard.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let json = """
      [{"id": "a", "mode": "\(mode)", "expected": ["\(expected)"],
        "input": {"elements": [{"label": "\(quoted)"}]}}]
      """
    return try CaseFile(parsing: Array(json.utf8), path: "c.json").run()[0].agrees
  }

  @Test func punctuationAndCaseDoNotMatter() throws {
    #expect(try agree("Tide's low: wait", "tides low, wait"))
    #expect(try agree("75%", "75 percent"))
    #expect(try agree("Two of two", "2 of 2"))
    #expect(try agree("low-water", "low water"))
    #expect(try agree("[Kelp] – (bed)", "kelp bed"))
    #expect(try agree("kelp.swift", "kelp swift"))
  }

  @Test func wordsDo() throws {
    #expect(try !agree("Kelp", "Kelp, button"))
    #expect(try !agree("Kelp bed", "Kelp"))
  }

  @Test func aPrefixAllowsPartsBetween() throws {
    #expect(try agree("Kelp, 3 metres, actions available", "Kelp, actions available", mode: "prefix"))
    #expect(try !agree("Actions available, Kelp", "Kelp, actions available", mode: "prefix"))
  }
}

@Suite struct CaseFileTests {
  @Test func versionsAreReadFromWhatTheEvidenceSays() throws {
    let cases = ["26.2": 26, "17.2+ (Oct 2024)": 17, "18.5 / 26": 18, "14 (Nov 2020)": 13, "any": 26]
    for (text, version) in cases {
      let json = "[{\"id\": \"a\", \"ios\": \"\(text)\", \"input\": \"\", \"expected\": []}]"
      let file = try CaseFile(parsing: Array(json.utf8), path: "c.json")
      #expect(file.cases[0].profile.version == version, "\(text)")
    }
    let eras = [
      "iOS 15, WWDC 2021": 15, "iOS recording 2022-2024": 17, "watchOS 8 (SwiftUI), WWDC 2021": 15,
      "2022, iOS 15-16": 15, "iOS 15-16 simulator AX dump (2021-2023)": 16, "iOS/iPadOS 26": 26,
    ]
    for (text, version) in eras {
      let json = "[{\"id\": \"a\", \"era\": \"\(text)\", \"input\": \"\", \"expected\": []}]"
      let file = try CaseFile(parsing: Array(json.utf8), path: "c.json")
      #expect(file.cases[0].profile.version == version, "\(text)")
    }
  }

  @Test func anErrorNamesThePlace() {
    #expect(throws: InputError.self) {
      try CaseFile(parsing: Array("[{\"id\": \"a\"}]".utf8), path: "c.json")
    }
    #expect(throws: InputError.self) {
      try CaseFile(parsing: Array("{}".utf8), path: "c.json")
    }
    #expect(throws: InputError.self) {
      let twice = #"[{"id": "a", "input": "", "expected": []}, {"id": "a", "input": "", "expected": []}]"#
      return try CaseFile(parsing: Array(twice.utf8), path: "c.json")
    }
  }

  @Test func theReportSaysWhatIsNotCounted() throws {
    let json = #"[{"id": "a", "input": "", "mode": "drop", "why": "unclear", "expected": ["x"]}]"#
    let report = ConformanceReport([try CaseFile(parsing: Array(json.utf8), path: "c.json")])
    var writer = TextWriter()
    writer.conformance(report)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.contains("not counted: a: unclear"))
  }
}
