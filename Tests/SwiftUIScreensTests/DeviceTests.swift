import Testing

/// Measures of devices: Apple's Human Interface Guidelines, Layout.
@Suite("The device that code asks about") struct DeviceTests {
  @Test("The screen and the device are those that the view is laid out on")
  func device() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        private let screen = UIScreen.main
        private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
        var body: some View {
          VStack {
            Text(verbatim: "\\(screen.bounds.width) \\(screen.bounds.height) \\(screen.scale)")
            Text(verbatim: "\\(UIDevice.current.model) \\(UIDevice.current.userInterfaceIdiom == .phone)")
            Text(verbatim: "\\(UIDevice.current.orientation.isPortrait) \\(UIDevice.current.systemName)")
            Text(verbatim: "\\(scene?.windows.first?.safeAreaInsets.bottom ?? 0)")
            Text(verbatim: "\\(UITraitCollection.current.userInterfaceStyle == .light)")
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["402.0 874.0 3.0", "iPhone true", "true iOS", "34.0", "true"])
  }

  @Test("What is put onto the pasteboard is there; feedback is only felt")
  func pasteboard() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var said = "-"
        private let generator = UIImpactFeedbackGenerator(style: .medium)
        var body: some View {
          VStack {
            Text(said)
            Button("Copy") {
              UIPasteboard.general.string = "tide"
              generator.prepare()
              generator.impactOccurred()
              UINotificationFeedbackGenerator().notificationOccurred(.success)
              UIApplication.shared.isIdleTimerDisabled = true
            }
            Button("Paste") {
              said = UIPasteboard.general.hasStrings ? UIPasteboard.general.string ?? "nothing" : "empty"
            }
          }
        }
      }
      """)
    var later = screen
    later.press("Paste")
    #expect(later.texts.first == "empty")
    later.press("Copy")
    later.press("Paste")
    #expect(later.texts.first == "tide")
    // A copy of the screen is the past, whole.
    var other = screen
    other.press("Paste")
    #expect(other.texts.first == "empty")
  }

  @Test("A screen that loads something stays as it is meanwhile")
  func loading() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var said = "idle"
        var body: some View {
          VStack {
            Text(said)
            Button("Save") {
              let url = URL.documentsDirectory.appending(path: "tide.txt")
              try? "kept".write(to: url, atomically: true, encoding: .utf8)
              said = (try? String(contentsOf: url, encoding: .utf8)) ?? "lost"
            }
            Button("Look") {
              let path = URL.documentsDirectory.appending(path: "tide.txt").path
              said = FileManager.default.fileExists(atPath: path) ? "there" : "not there"
            }
          }
          .task {
            said = "loading"
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.com")!)
              said = "loaded \\(data.count)"
            } catch { said = "failed" }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    screen.wait(3)
    #expect(screen.texts.first == "loading")
    let before = screen
    screen.press("Save")
    #expect(screen.texts.first == "kept")
    screen.press("Look")
    #expect(screen.texts.first == "there")
    var other = before
    other.press("Look")
    #expect(other.texts.first == "not there")
  }
}
