import EarshotKit
import Testing

/// The Swift code of the guide and of the library's articles, compiled and run. `DocumentationCodeTests` holds the
/// pages against it, block by block.
@Suite("Code in the documentation runs")
struct DocumentationCode {
  @Test func takingTheSurvey() throws {
    var voiceOver = try VoiceOverUser(opening: "Samples/Order/StormNotice.swift", preview: "Combined")
    #expect(voiceOver.lastUtterance == "Storm on Friday, The pier closes at noon, button, Actions available")
    voiceOver.swipeDown()
    #expect(voiceOver.lastUtterance == "Alert me")
    voiceOver.doubleTap()
    #expect(voiceOver.output == ["alert set"])
  }

  @Test func wholeNotice() throws {
    let voiceOver = try VoiceOverUser(opening: "Samples/Order/StormNotice.swift", preview: "Ordered")
    try voiceOver.expectScreen(
      """
      Storm on Friday, The pier closes at noon
      Alert me, button
      Close, button
      """)
  }

  @Test func nothingIsGuessed() throws {
    let voiceOver = try VoiceOverUser(opening: "Samples/Order/StormNotice.swift", preview: "Plain")
    #expect(voiceOver.notices.isEmpty)
  }

  @Test func onAnOlderPhone() throws {
    var options = OpenOptions()
    try options.set("ios", to: "17")
    try options.set("locale", to: "de")
    let voiceOver = try VoiceOverUser(
      opening: "Samples/Order/StormNotice.swift", preview: "Plain", options: options)
    #expect(voiceOver.lastUtterance == "Close, Taste")
  }

  func reading() throws {
    let input = try Earshot.open(["Samples/Order/StormNotice.swift"])
    for screen in input.readings() {
      for element in screen.elements { print(element.announcement) }
    }
  }
}
