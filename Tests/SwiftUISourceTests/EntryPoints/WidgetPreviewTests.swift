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

/// `#Preview(as:using:widget:contentStates:)` and `previewContext(_:viewKind:)` of ActivityKit.
@Suite("Previews of live activities") struct ActivityPreviewTests {
  private let activity = """
    struct Passage: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
      var harbour: String }
    struct PassageWidget: Widget { var body: some WidgetConfiguration {
      ActivityConfiguration(for: Passage.self) { context in
        Text("\\(context.attributes.harbour) in \\(context.state.minutes) minutes")
      } dynamicIsland: { context in
        DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("expanded") } }
          compactLeading: { Text(context.attributes.harbour) }
          compactTrailing: { Text("\\(context.state.minutes)") }
          minimal: { Text("ship") } } } }
    """

  @Test(
    "The part that the preview asks for is shown, with its attributes and its first state",
    arguments: [
      (".content", ["Mole in 5 minutes"]), (".dynamicIsland(.compact)", ["Mole", "5"]),
      (".dynamicIsland(.minimal)", ["ship"]), (".dynamicIsland(.expanded)", ["expanded"]),
    ] as [(String, [String])])
  func parts(kind: String, expected: [String]) {
    let preview = """

      #Preview(as: \(kind), using: Passage(harbour: "Mole")) { PassageWidget() } contentStates: {
        Passage.ContentState(minutes: 5); Passage.ContentState(minutes: 9) }
      """
    let screen = Screen(activity + preview)
    #expect(screen.texts == expected)
    #expect(screen.notices.isEmpty)
    let provider = """

      struct Passage_Previews: PreviewProvider { static var previews: some View {
        Passage(harbour: "Mole").previewContext(.init(minutes: 5), viewKind: \(kind)) } }
      """
    #expect(Screen(activity + provider).texts == expected)
  }

  @Test("All the closures of a widget's preview may stand in the parentheses")
  func parentheses() {
    let screen = Screen(
      """
      struct Entry: TimelineEntry { let date: Date; let height: String }
      struct TideWidget: Widget { var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "tide", provider: Provider()) { entry in Text(entry.height) } } }
      #Preview(as: .systemSmall, widget: { TideWidget() }, timeline: { Entry(date: .now, height: "two metres") })
      """)
    #expect(screen.texts == ["two metres"])
  }

  // WidgetKit's interface: `associatedtype Entry: TimelineEntry`, told by `func placeholder(in: Context) -> Entry`.
  @Test("A provider's entry is of the type that its placeholder has")
  func entries() {
    let screen = Screen(
      #"""
      struct Tide: TimelineEntry { let date: Date; let heights: [Int]; let isSpring: Bool }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Tide { Tide(date: .now, heights: [1, 2], isSpring: true) }
        func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct TideView: View { var entry: Provider.Entry
        var body: some View { Text(entry.isSpring ? "Spring tide" : "\(entry.heights.count) tides") } }
      struct TideView_Previews: PreviewProvider { static var previews: some View {
        TideView(entry: .init(date: .now, heights: [3], isSpring: false)) } }
      """#)
    #expect(screen.texts == ["1 tides"])
    #expect(screen.notices.isEmpty)
  }
}
