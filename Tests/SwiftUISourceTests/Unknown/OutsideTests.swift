import EarshotVocabulary
import Testing

@Suite("What comes from outside") struct OutsideTests {
  private func screen(_ body: String, members: String = "", declarations: String = "") -> Screen {
    Screen(
      """
      \(declarations)
      struct Probe: View { \(members)
        var body: some View { VStack { \(body) } } }
      """, open: "Probe")
  }

  @Test("A condition on a package's store counts as false, which is a stand-in and no gap")
  func conditions() {
    let screen = screen(
      #"if store.isFrozen { Text("frozen") } else { Text("open water") }"#,
      members: "let store = HarbourStore(name: \"Mole\")")
    #expect(screen.texts == ["open water"])
    #expect(screen.notices.map(\.kind) == [.standIn])
    #expect(screen.notices.first?.message.contains("HarbourStore") == true)
  }

  @Test("A list of what a database holds has no items, and knows that it is empty")
  func lists() {
    let screen = screen(
      #"if queue.tides.isEmpty { Text("No tides") }; ForEach(queue.tides) { Text($0.name) }"#,
      members: "let queue = DatabasePool(path: \"tides\")")
    #expect(screen.texts == ["No tides"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A list made of what a database holds is there, without items: the answer to none is shown")
  func madeLists() {
    let screen = screen(
      """
      if let names { if names.isEmpty { Text("No tides") }; ForEach(names) { Text($0) } } else { Text("Loading") }
      """,
      members: "var names: [String]? { DatabasePool(path: \"tides\").rows.compactMap { $0.name } }")
    #expect(screen.texts == ["No tides"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A permission that a new app has not asked for is not determined, whichever framework is asked")
  func permissions() {
    let screen = screen(
      """
      Text(word(CLLocationManager().authorizationStatus)); Text(word(EKEventStore.authorizationStatus(for: .event)))
      Text(word(INFocusStatusCenter.default.authorizationStatus)); Text(word(HKHealthStore().authorizationStatus(for: tide)))
      """,
      members: """
        func word(_ status: Any) -> String {
          switch status { case .authorized: "allowed"; case .notDetermined: "not asked"; default: "other" } }
        """)
    #expect(screen.texts == ["not asked", "not asked", "not asked", "not asked"])
  }

  @Test("The first case of a switch over something unknown decides what there is to read, which is a gap")
  func switches() {
    let screen = screen(
      #"switch service.phase { case .ebb: Text("ebb"); default: Text("flow") }"#)
    #expect(screen.texts == ["ebb"])
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test("A Live Activity on a phone is of the medium family")
  func activities() {
    let screen = screen(
      #"switch family { case .small: Text("watch"); case .medium: Text("lock screen"); default: Text("other") }"#,
      members: #"@Environment(\.activityFamily) var family"#)
    #expect(screen.texts == ["lock screen"])
  }

  @Test("A package's wrapper made with an implicit member holds one of the property's type")
  func implicitContent() {
    let screen = Screen(
      """
      struct Tide { var name: String; static let sample = Tide(name: "Ebb") }
      struct Log { @Kept var tide: Tide; var name: String { tide.name } }
      struct Probe: View { var body: some View { Text(Log(tide: Kept(value: .sample)).name) } }
      """, open: "Probe")
    #expect(screen.texts == ["Ebb"])
  }

  @Test("What the project declares itself and could not be worked out stays unknown")
  func ownTypes() {
    let screen = screen(#"if service.isOn { Text("on") }; Text("rest")"#)
    #expect(screen.texts == ["rest"])
    #expect(screen.notices.contains { $0.kind == .unknownValue })
  }

  @Test("A file that a new device does not have can't be read: the code's own answer to that is shown")
  func missingFiles() {
    let screen = screen(
      #"Text(log ?? "no log yet"); Text(note)"#,
      members: """
        var log: String? { try? String(contentsOf: URL(fileURLWithPath: "/var/log.txt")) }
        var note: String {
          do { let data = try Data(contentsOf: URL(fileURLWithPath: "/var/tides.json"))
            return "\\(data.count) bytes" } catch { return "nothing saved" } }
        """)
    #expect(screen.texts == ["no log yet", "nothing saved"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A loop over what is still to come waits for it")
  func asynchronousLoops() {
    let screen = screen(
      "Text(level)",
      members: """
        @State var level = "slack water"
        """)
    #expect(screen.texts == ["slack water"])
    let waiting = Screen(
      """
      struct Gauge { func levels() -> AsyncStream<String> { AsyncStream { _ in } } }
      struct Probe: View { @State var level = "slack water"
        var body: some View { Text(level).task { for await new in Gauge().levels() { level = new } } } }
      """, open: "Probe")
    #expect(waiting.texts == ["slack water"])
  }

  @Test("Names that only code for a watch declares are found where nothing else declares them")
  func otherPlatforms() {
    let watch = """
      #if os(watchOS)
      struct Dial: View { var body: some View { Text("dial") } }
      extension View { func ringed() -> some View { VStack { self; Text("ring") } } }
      #endif

      """
    let code = "struct Probe: View { var body: some View { Dial().ringed() } }"
    #expect(Screen(watch + code, open: "Probe").texts == ["dial", "ring"])
    let own = "struct Dial: View { var body: some View { Text(\"phone\") } }\n"
    #expect(Screen(own + watch + code, open: "Probe").texts == ["phone", "ring"])
  }

  @Test("What an app stops without, a package is taken to give")
  func needed() {
    let shown = Screen(
      """
      import HarbourKit
      enum Setup { static let chart: String = {
        guard let chart = Harbour.chart(of: 7) else { fatalError("no chart") }
        return "by \\(chart)"
      }() }
      final class Model: ObservableObject { let names = ["Ebb"]; let chart = Setup.chart }
      struct Probe: View { @StateObject var model = Model(); var body: some View { Text(model.names[0]) } }
      """, open: "Probe")
    #expect(shown.texts == ["Ebb"])
    #expect(!shown.notices.contains { $0.message.contains("fatalError") })
  }

  // The Swift book: the body of a guard must leave, by a statement or by a call that never returns.
  @Test("What a guard asks for is taken to be there where a call would end the app, by whatever name")
  func neverReturning() {
    let shown = Screen(
      """
      struct Probe: View {
        var title: String {
          guard let tide = Almanac.current() as? String, !tide.isEmpty else { Logbook.sink("no tide") }
          return "Tide: " + tide
        }
        var count: Int {
          guard let count = Almanac.current() as? Int else { return 4 }
          return count
        }
        var body: some View { VStack { Text(title); Text("\\(count)") } }
      }
      """, open: "Probe")
    #expect(shown.texts == ["Tide: «Almanac.current()»", "4"])
    #expect(!shown.notices.contains { $0.message.contains("no tide") })
  }
}
