import Testing

// UIKit documentation, UIApplication.delegate: the object that was made when the app began, one for all.
@Suite("The delegate of the app") struct ApplicationDelegateTests {
  private let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      lazy var harbour = "Fowey"
      var visits = 1
      var other: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    }
    extension View { var app: AppDelegate { UIApplication.shared.delegate as! AppDelegate } }
    """

  private func app(_ body: String, members: String = "") -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { Probe() } }
    }
    struct Probe: View {
      \(members)
      var body: some View { \(body) }
    }

    """
  }

  @Test("It is the app's own, and the same for everybody who asks")
  func same() {
    var screen = Screen(
      app(
        #"VStack { Text("\(app.harbour) \(app.other?.visits ?? 0)"); Button("Visit") { app.visits += 1; seen += 1 }; Text("\(seen)") }"#,
        members: "@State private var seen = 0") + delegate)
    #expect(screen.notices.isEmpty)
    #expect(screen.texts.first == "Fowey 1")
    screen.tap("Visit")
    #expect(screen.texts.first == "Fowey 2")
    #expect(screen.notices.isEmpty)
  }

  @Test(
    "An app is launched for a preview of its views, too",
    arguments: [
      """
      @main struct HarbourApp: App {
        @UIApplicationDelegateAdaptor var boss: Boss
        var body: some Scene { WindowGroup {} }
      }
      """, "@main", "@UIApplicationMain",
    ])
  func preview(main: String) {
    let screen = Screen(
      """
      import SwiftUI
      \(main)
      final class Boss: UIResponder, UIApplicationDelegate {
        var words: [String] = []
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool { words.append("launched"); return true }
      }
      struct Probe: View {
        var boss: Boss { UIApplication.shared.delegate as! Boss }
        var body: some View { Text(boss.words.joined()); Text(boss === UIApplication.shared.delegate ? "same" : "other") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["launched", "same"])
    #expect(screen.notices.isEmpty)
  }

  @Test("An app without a delegate has none")
  func none() {
    let screen = Screen(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup {} } }
      struct Probe: View { var body: some View { Text(UIApplication.shared.delegate == nil ? "none" : "some") } }
      """, open: "Probe")
    #expect(screen.texts == ["none"])
  }

  @Test("One that asks for itself while it is made has none yet")
  func whileMade() {
    let early = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        let word: String
        override init() { word = UIApplication.shared.delegate == nil ? "none yet" : "there"; super.init() }
      }
      """
    let body = #"Text((UIApplication.shared.delegate as? AppDelegate)?.word ?? "nothing")"#
    #expect(Screen(app(body) + early).texts == ["none yet"])
  }
}
