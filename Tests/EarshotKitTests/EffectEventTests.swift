import EarshotKit
import Testing

@Suite("What effects do is heard")
struct EffectEventTests {
  private func session(_ body: String, others: String = "") throws -> NavigationSession {
    let input = try Earshot.open(
      swift: """
        struct TideAlarm: View {
          @State private var isOn = false
          @State private var isShown = false
          var body: some View { \(body) }
        }
        \(others)
        """)
    return NavigationSession(try input.navigator(), settings: input.settings)
  }

  @Test("what onChange prints and announces comes with the gesture that changed the value")
  func change() throws {
    var session = try session(
      """
      Toggle("Alarm", isOn: $isOn).onChange(of: isOn) {
        print("alarm \\(isOn)")
        AccessibilityNotification.Announcement("Alarm set for six").post()
      }
      """)
    _ = session.open()
    let response = session.perform(line: "double-tap")
    #expect(response.response.output == ["alarm true"])
    #expect(response.utterances.last == "Alarm set for six")
    #expect(session.perform(line: "first").response.output.isEmpty)
  }

  @Test("onAppear of what an action shows is heard as well, once")
  func appear() throws {
    var session = try session(
      """
      VStack {
        Button("Details") { isShown = true }
        if isShown { Text("Low water at six").onAppear { print("appeared") } }
      }
      """)
    _ = session.open()
    #expect(session.perform(line: "double-tap").response.output == ["appeared"])
    #expect(session.perform(line: "double-tap").response.output.isEmpty)
  }

  @Test("what bodies print while they are read is no output of an action")
  func bodies() throws {
    var session = try session(
      "VStack { let _ = print(\"body\"); Toggle(\"Alarm\", isOn: $isOn) }")
    _ = session.open()
    #expect(session.perform(line: "double-tap").response.output.isEmpty)
  }

  @Test("dismiss() in an onChange closes the screen")
  func dismissal() throws {
    var session = try session(
      "NavigationStack { NavigationLink(\"Details\") { Details() } }",
      others: """
        struct Details: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isDone = false
          var body: some View {
            Toggle("Done", isOn: $isDone).onChange(of: isDone) { dismiss() }
          }
        }
        """)
    _ = session.open()
    _ = session.perform(line: "touch Details")
    _ = session.perform(line: "double-tap")
    _ = session.perform(line: "touch Done")
    let response = session.perform(line: "double-tap")
    #expect(response.response.sounds.contains(.screenChanged))
    #expect(response.utterances.last == "Details, button")
  }
}
