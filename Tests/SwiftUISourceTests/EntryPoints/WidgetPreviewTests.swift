import Testing

@Suite("Previews with arguments") struct WidgetPreviewTests {
  private let widget = """
    struct Entry: TimelineEntry { let date: Date; let height: String }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now, height: "none yet") } }
    struct TideWidget: Widget { var body: some WidgetConfiguration {
      StaticConfiguration(kind: "tide", provider: Provider()) { entry in Text(entry.height) }
        .configurationDisplayName("Tide").description("The height").supportedFamilies([.systemSmall]) } }
    """

  @Test("A widget shows the first entry of its preview's timeline")
  func timeline() {
    let screen = Screen(
      widget
        + "\n#Preview(as: .systemSmall) { TideWidget() } timeline: { Entry(date: .now, height: \"two metres\"); Entry(date: .now, height: \"three\") }"
    )
    #expect(screen.texts == ["two metres"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Without one it shows its provider's placeholder")
  func placeholder() {
    #expect(Screen(widget + "\n#Preview { TideWidget() }").texts == ["none yet"])
  }

  @Test("A preview's modifier stands around what it shows, with what all previews share")
  func modifier() {
    let sample = """
      class Log { var name = "Log of the Mole" }
      struct Sample: PreviewModifier {
        static func makeSharedContext() throws -> Log { Log() }
        func body(content: Content, context: Log) -> some View { VStack { Text(context.name); content } } }
      """
    #expect(
      Screen(sample + "\n#Preview(traits: .modifier(Sample())) { Text(\"page\") }").texts == [
        "Log of the Mole", "page",
      ])
  }
}
