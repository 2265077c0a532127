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

  @Test("A condition on what nobody declares counts as false, and is named")
  func conditions() {
    let screen = screen(
      #"if store.isFrozen { Text("frozen") } else { Text("open water") }; Text("rest")"#,
      members: "let store = HarbourStore(name: \"Mole\")")
    #expect(screen.texts == ["open water", "rest"])
    #expect(screen.notices.contains { $0.message.contains("HarbourStore") })
  }

  @Test("A list of what nobody declares has no items that are made up, and is not known to be empty")
  func lists() {
    let screen = screen(
      #"if queue.tides.isEmpty { Text("No tides") }; ForEach(queue.tides) { Text($0.name) }"#,
      members: "let queue = DatabasePool(path: \"tides\")")
    #expect(screen.texts == ["«$0.name»"])
    #expect(screen.tree.gaps.contains { $0.cause == "DatabasePool" && $0.effect == .content })
  }

  // Apple's documentation of each: "notDetermined" until the person has been asked.
  @Test("A permission that a new app has not asked for is not determined, whichever framework is asked")
  func permissions() {
    let screen = screen(
      """
      Text(CLLocationManager().authorizationStatus == .notDetermined ? "not asked" : "asked")
      Text(EKEventStore.authorizationStatus(for: .event) == .notDetermined ? "not asked" : "asked")
      Text(INFocusStatusCenter.default.authorizationStatus == .notDetermined ? "not asked" : "asked")
      Text(HKHealthStore().authorizationStatus(for: HKQuantityType(.heartRate)) == .notDetermined ? "not asked" : "asked")
      """,
      declarations: """
        import CoreLocation
        import EventKit
        import HealthKit
        import Intents
        import SwiftUI
        """)
    #expect(screen.texts == ["not asked", "not asked", "not asked", "not asked"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A switch over something unknown shows the case for all others, which is a gap")
  func switches() {
    let screen = screen(
      #"switch service.phase { case .ebb: Text("ebb"); default: Text("flow") }; Text("rest")"#)
    #expect(screen.texts == ["flow", "rest"])
    #expect(screen.notices.contains { $0.message.contains("service") })
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test("A Live Activity on a phone is of the medium family")
  func activities() {
    let screen = screen(
      #"switch family { case .small: Text("watch"); case .medium: Text("lock screen"); default: Text("other") }"#,
      members: #"@Environment(\.activityFamily) var family"#,
      declarations: "import SwiftUI\nimport WidgetKit")
    #expect(screen.texts == ["lock screen"])
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

  // The Swift book, "Conditional Compilation Block": code for another system isn't compiled.
  @Test("Names that only code for a watch declares are not those of the phone's app")
  func otherPlatforms() {
    let watch = """
      #if os(watchOS)
      struct Dial: View { var body: some View { Text("dial") } }
      #endif

      """
    let code = "struct Probe: View { var body: some View { VStack { Dial(); Text(\"rest\") } } }\n"
    #expect(Screen(watch + code, open: "Probe").texts == ["rest"])
    let own = "struct Dial: View { var body: some View { Text(\"phone\") } }\n"
    #expect(Screen(own + watch + code, open: "Probe").texts == ["phone", "rest"])
  }

  @Test("What an app stops without and nobody declares is named, and not taken to be there")
  func needed() {
    let shown = Screen(
      """
      import HarbourKit
      import SwiftUI
      enum Setup { static let chart: String = {
        guard let chart = Harbour.chart(of: 7) else { fatalError("no chart") }
        return "by \\(chart)"
      }() }
      final class Model: ObservableObject { let names = ["Ebb"]; let chart = Setup.chart }
      struct Probe: View { @StateObject var model = Model(); var body: some View { Text(model.names[0]); Text(model.chart) } }
      """, open: "Probe")
    #expect(shown.texts == ["Ebb", "«model.chart»"])
    #expect(shown.notices.contains { $0.message.contains("Harbour isn't declared") })
    #expect(!shown.notices.contains { $0.kind == .trap })
  }
}
