import EarshotKit
import Testing

@Suite("The menu as a VoiceOver user meets it")
struct TeaMenuTests {
  private var voiceOver: VoiceOverUser

  init() throws {
    voiceOver = try VoiceOverUser(opening: "Sources/TeaRoom/TeaMenu.swift", preview: "Menu")
  }

  /// `EARSHOT_UPDATE=1 swift test` rewrites the text below.
  @Test("The whole menu")
  func screen() throws {
    try voiceOver.expectScreen(
      """
      Today's teas, heading
      Assam, 4 minutes, button
      Sencha, 2 minutes, dimmed, button
      """)
    #expect(voiceOver.notices.isEmpty)
  }

  @Test("An order is heard and can be taken back")
  mutating func order() throws {
    #expect(voiceOver.lastUtterance == "Today's teas, heading")
    voiceOver.swipeRight()
    #expect(voiceOver.lastUtterance == "Assam, 4 minutes, button")
    voiceOver.doubleTap()
    #expect(voiceOver.output == ["ordered Assam"])
    voiceOver.touch("Your order")
    #expect(voiceOver.lastUtterance == "Your order: Assam")
    voiceOver.touch("Start over")
    voiceOver.doubleTap()
    try voiceOver.expectScreen(
      """
      Today's teas, heading
      ...
      Sencha, 2 minutes, dimmed, button
      """)
  }

  @Test("What is sold out can't be ordered")
  mutating func soldOut() {
    voiceOver.touch("Sencha")
    #expect(voiceOver.focus?.traits.contains("notEnabled") == true)
    voiceOver.doubleTap()
    #expect(voiceOver.output.isEmpty)
  }
}

@Suite("Transcripts")
struct TranscriptTests {
  @Test("Every transcript is heard as it is written")
  func transcripts() throws {
    let package = try #require(#filePath.firstRange(of: "/Tests/")).lowerBound
    let result = try TranscriptSuite(["\(#filePath[..<package])/Transcripts"]).run()
    for test in result.cases.map(TestReport.Case.init) {
      #expect(test.status == .passed, "\(test.name): \(test.findings.map(\.details))")
    }
  }
}
