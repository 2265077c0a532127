import Testing

@Suite("Members of what is not known") struct UnknownMemberTests {
  @Test("A property of something unknown is no function, whatever it is called")
  func properties() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View {
          VStack { Text(tideMaker().string); Text(tideMaker().date); Text("\\(tideMaker().number)") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["«tideMaker().string»", "«tideMaker().date»", "«tideMaker().number»"])
  }
}
