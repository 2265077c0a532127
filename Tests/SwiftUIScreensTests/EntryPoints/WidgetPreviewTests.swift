import Testing

@Suite("Previews with arguments") struct WidgetPreviewTests {
  private let widget = """
    import SwiftUI
    import WidgetKit
    struct TideEntry: TimelineEntry { let date: Date; let height: String }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: "none yet") }
      func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry(date: .now, height: "four metres")], policy: .never)) } }
    struct TideWidget: Widget { var body: some WidgetConfiguration {
      StaticConfiguration(kind: "tide", provider: Provider()) { entry in Text(entry.height) }
        .configurationDisplayName("Tide").description("The height").supportedFamilies([.systemSmall]) } }
    """

  @Test("A widget shows the first entry of its preview's timeline")
  func timeline() {
    let screen = Screen(
      widget
        + "\n#Preview(as: .systemSmall) { TideWidget() } timeline: { TideEntry(date: .now, height: \"two metres\"); TideEntry(date: .now, height: \"three\") }"
    )
    #expect(screen.texts == ["two metres"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Its provider makes the timeline, or has a placeholder where that is empty")
  func provider() {
    let preview = "\n#Preview(as: .systemSmall) { TideWidget() } timelineProvider: { Provider() }"
    #expect(Screen(widget + preview).texts == ["four metres"])
    #expect(
      Screen(widget.replacing(#"[TideEntry(date: .now, height: "four metres")]"#, with: "[]") + preview).texts
        == [
          "none yet"
        ])
  }

  @Test("A preview of a view may be one of a widget's family")
  func family() {
    let code = """
      import SwiftUI
      import WidgetKit
      struct TideView: View {
        @Environment(\\.widgetFamily) private var family
        var body: some View { Text(family == .systemLarge ? "large" : "other") } }
      struct TideView_Previews: PreviewProvider { static var previews: some View {
        TideView().previewContext(WidgetPreviewContext(family: .systemLarge)) } }
      """
    #expect(Screen(code).texts == ["large"])
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

/// `#Preview(as:using:widget:contentStates:)` of ActivityKit.
@Suite("Previews of live activities") struct ActivityPreviewTests {
  private let activity = """
    import ActivityKit
    import SwiftUI
    import WidgetKit
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
  }

  @Test("All the closures of a widget's preview may stand in the parentheses")
  func parentheses() {
    let screen = Screen(
      """
      import AppIntents
      import SwiftUI
      import WidgetKit
      struct TideEntry: TimelineEntry { let date: Date; let height: String }
      struct Harbour: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Harbour" }
      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: "none") }
        func snapshot(for configuration: Harbour, in context: Context) async -> TideEntry {
          TideEntry(date: .now, height: "one") }
        func timeline(for configuration: Harbour, in context: Context) async -> Timeline<TideEntry> {
          Timeline(entries: [], policy: .never) } }
      struct TideWidget: Widget { var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "tide", intent: Harbour.self, provider: Provider()) { entry in
          Text(entry.height) } } }
      #Preview(as: .systemSmall, widget: { TideWidget() }, timeline: { TideEntry(date: .now, height: "two metres") })
      """)
    #expect(screen.texts == ["two metres"])
  }

  // WidgetKit's interface: `associatedtype Entry: TimelineEntry`, told by `func placeholder(in: Context) -> Entry`.
  @Test("A provider's entry is of the type that its placeholder has")
  func entries() {
    let screen = Screen(
      #"""
      import SwiftUI
      import WidgetKit
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
