import Testing

/// SwiftUI's documentation of `TimeDataSource` (iOS 18+).
@Suite("Texts of the time") struct TimeSourceTests {
  @Test(
    "The date as it is now, and how long ago another was",
    arguments: [
      ("Text(.currentDate, format: .dateTime.year())", "Text(Date.now, format: .dateTime.year())"),
      (
        "Text(.durationOffset(to: Date.now.addingTimeInterval(-90)), format: .time(pattern: .minuteSecond))",
        #"Text(verbatim: "1:30")"#
      ),
    ])
  func sources(text: String, other: String) {
    let screen = Screen(probe("VStack { \(text); \(other) }"), open: "Probe")
    #expect(screen.notices.isEmpty)
    #expect(screen.texts.count == 2 && screen.texts[0] == screen.texts[1])
  }

  @Test(
    "What a style writes that counts from another moment is not known, and nothing is said for it",
    arguments: [".reference(to: .now)", ".stopwatch(startingAt: .now)"])
  func counting(style: String) {
    let screen = Screen(probe("Text(.currentDate, format: \(style))"), open: "Probe")
    #expect(screen.texts.isEmpty)
    #expect(!screen.notices.isEmpty)
  }
}
