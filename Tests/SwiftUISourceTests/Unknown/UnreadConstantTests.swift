import Testing

/// What is on a screen and can't be known is named, and never passed over (issue 3: "one notice per cause,
/// with place and the name of what is missing").
@Suite("Constants of the system that are needed and not known") struct UnreadConstantTests {
  private func messages(_ body: String) -> [String] {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe").notices
      .map(\.message)
  }

  @Test("A list over them says that its items are missing")
  func items() {
    #expect(
      messages("ForEach(Locale.availableIdentifiers, id: \\.self) { Text($0) }") == [
        "the items are those of 'Locale.availableIdentifiers', which is not known; there are none of them here"
      ])
    #expect(
      messages("ForEach(Almanac.days, id: \\.self) { Text($0) }") == [
        "the items are those of 'Almanac.days', which comes from outside; there are none of them here"
      ])
  }

  @Test("What is made of them is unknown too, and never an empty list")
  func made() {
    let texts = Screen(
      "struct Probe: View { var body: some View { ForEach(Locale.availableIdentifiers.map { $0 + \"!\" }, id: \\.self) { Text($0) } } }",
      open: "Probe"
    ).texts
    #expect(texts.count == 1 && texts[0].hasPrefix("«"))
    #expect(messages("ForEach(UIFont.familyNames, id: \\.self) { Text($0) }").count == 1)
  }

  @Test("So does a condition")
  func condition() {
    #expect(
      messages("if Almanac.isLeapYear { Text(\"leap\") }") == [
        "the condition depends on 'Almanac.isLeapYear', which comes from outside; it counts as false"
      ])
  }
}
