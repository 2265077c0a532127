import Testing

/// What is on a screen and can't be known is named, and never passed over (issue 3: "one notice per cause,
/// with place and the name of what is missing").
@Suite("Constants of the system that are needed and not known") struct UnreadConstantTests {
  private func messages(_ body: String) -> [String] {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe").notices
      .map(\.message)
  }

  @Test(
    "A list over them is named, and no items are made up",
    arguments: ["Locale.availableIdentifiers", "UIFont.familyNames", "Almanac.days"])
  func items(source: String) {
    let screen = Screen(
      "struct Probe: View { var body: some View { ForEach(\(source), id: \\.self) { Text($0) } } }",
      open: "Probe")
    #expect(screen.texts == ["«$0»"])
    let said = "what is shown depends on '\(source)', which is not known"
    #expect(screen.notices.first?.message.hasPrefix(said) == true)
  }

  @Test("What is made of them is unknown too, and never an empty list")
  func made() {
    let texts = Screen(
      "struct Probe: View { var body: some View { ForEach(Locale.availableIdentifiers.map { $0 + \"!\" }, id: \\.self) { Text($0) } } }",
      open: "Probe"
    ).texts
    #expect(texts.count == 1 && texts[0].hasPrefix("«"))
  }

  @Test("So does a condition")
  func condition() {
    #expect(
      messages("if Almanac.isLeapYear { Text(\"leap\") }") == [
        "what is shown depends on 'Almanac.isLeapYear', which is not known: Almanac isn't declared"
      ])
  }
}
