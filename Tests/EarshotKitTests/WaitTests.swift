import EarshotKit
import Testing

/// Contract, section 6: `wait SECONDS` lets timers and delayed work run that long.
@Suite("Waiting")
struct WaitTests {
  private func user(_ source: String, _ view: String = "Probe") throws -> VoiceOverUser {
    try VoiceOverUser(swift: "import SwiftUI\nimport Combine\n" + source, view: view)
  }

  private func words(_ user: VoiceOverUser) -> [String] { user.reading.elements.map(\.announcement) }

  /// A screen with one text, `count` or `word`, and what changes it.
  private func screen(_ members: String, _ modifiers: String) throws -> VoiceOverUser {
    try user(
      """
      struct Probe: View {
        @State private var count = 0
        @State private var word = "begun"
        \(members)
        var body: some View { Text("\\(word) \\(count)")\(modifiers) }
      }
      """)
  }

  @Test("A launch screen on a timer is left after its time")
  func launchScreen() throws {
    var user = try user(
      """
      struct Probe: View {
        @State private var isLoading = true
        var body: some View {
          Group {
            if isLoading { Text("Welcome") } else { Button("Start") { print("started") } }
          }
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isLoading = false } }
        }
      }
      """)
    try user.perform("wait 2")
    #expect(words(user) == ["Welcome"])
    let heard = try user.perform("wait 1")
    #expect(words(user) == ["Start, button"])
    #expect(heard == ["Start, button"])
  }

  @Test(
    "Time brings what it brings on a device, and no more",
    arguments: [
      (
        "let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()",
        ".onReceive(timer) { _ in count += 1 }", "begun 2"
      ),
      (
        "", ".onAppear { Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in count += 1 } }",
        "begun 2"
      ),
      (
        "", ".onAppear { Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in count += 1 } }",
        "begun 1"
      ),
      (
        "",
        ".onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { count += 1; if count == 3 { $0.invalidate() } } }",
        "begun 3"
      ),
      ("", ".task { try? await Task.sleep(for: .seconds(4)); word = \"done\" }", "done 0"),
      ("", ".task { try? await Task.sleep(nanoseconds: 6_000_000_000); word = \"done\" }", "begun 0"),
      (
        "", ".task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(2)); count += 1 } }",
        "begun 2"
      ),
      (
        "", ".task { for step in 1...9 { try? await Task.sleep(for: .seconds(2)); count = step * 10 } }",
        "begun 20"
      ),
      (
        "",
        ".task { repeat { try? await Task.sleep(for: .seconds(2)); count += 1 } while count < 1; word = \"end\" }",
        "end 1"
      ),
      (
        """
        func load() async -> Int { try? await Task.sleep(for: .seconds(2)); return 7 }
        """, ".task { count = await load(); word = \"loaded\" }", "loaded 7"
      ),
      (
        """
        func load() async -> Int { try? await Task.sleep(for: .seconds(2)); return 7 }
        """, ".task { let first = await load(); let second = await load(); count = first + second }",
        "begun 14"
      ),
      (
        """
        struct Failure: Error {}
        func load() async throws -> Int { try await Task.sleep(for: .seconds(2)); throw Failure() }
        """, ".task { do { count = try await load() } catch { word = \"failed\" } }", "failed 0"
      ),
      (
        """
        func load() async { word = "busy"; defer { word = "free" }; try? await Task.sleep(for: .seconds(9)) }
        """, ".task { await load() }", "busy 0"
      ),
      (
        """
        func load() async { word = "busy"; defer { word = "free" }; try? await Task.sleep(for: .seconds(3)); count = 1 }
        """, ".task { await load() }", "free 1"
      ),
      (
        "", ".onAppear { Task { if true { try? await Task.sleep(for: .seconds(3)) }; count = 5 } }", "begun 5"
      ),
      (
        "",
        ".onAppear { let task = Task { try await Task.sleep(for: .seconds(3)); count = 5 }; task.cancel() }",
        "begun 0"
      ),
      (
        // Who is told to stop sleeps no longer; what is done then is up to the code.
        "",
        ".onAppear { let task = Task { try? await Task.sleep(for: .seconds(3)); count = 5 }; task.cancel() }",
        "begun 5"
      ),
    ])
  func brings(members: String, modifiers: String, after: String) throws {
    var user = try screen(members, modifiers)
    try user.perform("wait 5")
    #expect(words(user) == [after])
  }

  @Test("Many short waits are one long one")
  func short() throws {
    let timer = "let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()"
    var user = try screen(timer, ".onReceive(timer) { _ in count += 1 }")
    for _ in 0..<8 { try user.perform("wait 0.5") }
    #expect(words(user) == ["begun 4"])
  }

  @Test("A timer that is stopped ticks no more")
  func stopped() throws {
    var user = try user(
      """
      struct Probe: View {
        @State private var left = 3
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(left)").onReceive(timer) { _ in
            left -= 1
            if left == 0 { timer.upstream.connect().cancel() }
          }
        }
      }
      """)
    try user.perform("wait 10")
    #expect(words(user) == ["0"])
  }

  @Test("A view's timer and task end with the view")
  func ends() throws {
    var user = try user(
      """
      struct Ticking: View {
        @Binding var count: Int
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("Ticking").onReceive(timer) { _ in count += 1 }
            .task { do { try await Task.sleep(for: .seconds(5)); count = 100 } catch {} }
        }
      }
      struct Probe: View {
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
          Button("Stop at \\(count)") { isShown = false }
          if isShown { Ticking(count: $count) }
        }
      }
      """)
    try user.perform("wait 2")
    user.doubleTap()
    try user.perform("wait 20")
    #expect(words(user) == ["Stop at 2, button"])
  }

  @Test("An announcement after its delay is heard; so is what the app prints")
  func announced() throws {
    var user = try user(
      """
      struct Probe: View {
        var body: some View {
          Button("Send") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
              print("sent")
              AccessibilityNotification.Announcement("Message sent").post()
            }
          }
        }
      }
      """)
    user.doubleTap()
    #expect(user.output == [])
    #expect(user.wait(seconds: 4) == ["Message sent"])
    #expect(user.output == ["sent"])
  }

  @Test("The date goes along, and a timeline shows it")
  func dates() throws {
    var user = try user(
      """
      struct Probe: View {
        @State private var begun = Date()
        var body: some View {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            Text("\\(Int(context.date.timeIntervalSince(begun))) seconds")
          }
          Button("Now") { print(Int(Date().timeIntervalSince(begun))) }
        }
      }
      """)
    try user.perform("wait 7")
    #expect(words(user).first == "7 seconds")
    user.touch("Now")
    user.doubleTap()
    #expect(user.output == ["7"])
  }

  @Test("Undo gives the time back, again and again")
  func undone() throws {
    var user = try screen(
      "", ".task { var n = 3; while n > 0 { try? await Task.sleep(for: .seconds(2)); n -= 1; count = n } }")
    for _ in 0..<3 {
      try user.perform("wait 2")
      #expect(words(user) == ["begun 2"])
      try user.perform("wait 2")
      #expect(words(user) == ["begun 1"])
      user.undo()
      #expect(words(user) == ["begun 2"])
      user.undo()
      #expect(words(user) == ["begun 0"])
    }
  }

  @Test("A timer without end is followed up to a bound that is told")
  func bound() throws {
    let timer = "let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()"
    var user = try screen(timer, ".onReceive(timer) { _ in count += 1 }")
    try user.perform("wait 3600")
    #expect(words(user) == ["begun 500"])
    #expect(user.notices.contains { $0.message.contains("500 timers") })
  }

  @Test(
    "What is no time is refused",
    arguments: ["wait", "wait soon", "wait -1", "wait 0", "wait 1e9", "wait inf"])
  func refused(line: String) throws {
    var user = try screen("", "")
    #expect(throws: GestureError.self) { try user.perform(line) }
  }
}
