import EarshotAccessibilityTree
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// No rule of iOS. The evidence is the gestures' own: what each reaches is tested where it is made; a route is
/// right when carrying it out ends on the control, and no shorter one does.
@Suite struct RouteTests {
  private func navigator(settings: [String: String] = [:]) throws -> Navigator {
    var sketch = ScreenSketch([
      .element("Harbour", .header), .button("Ferry to Skye").with(actions: "Reply", "Archive", "Pin"),
      .element("Low tide at nine"), .element("Tides", .header),
      .element("See the chart or the log", .staticText) {
        $0.links = [
          Link(text: "chart", url: "tide://chart"), Link(text: "log", url: "tide://log"),
        ]
      },
      .element("Depth", .adjustable, value: "3").with(actions: "Reset depth"),
    ])
    sketch.name = "Harbour"
    return try Navigator(on: ScriptedScreen(sketch.tree), settings: settings)
  }

  private func way(_ navigator: Navigator, to text: String) -> [String]? {
    navigator.control(meant: text).flatMap { navigator.route(to: $0) }?.gestures.map(\.text)
  }

  @Test("an element near the start is reached by swipes, one near the end from there")
  func ends() throws {
    let navigator = try navigator()
    #expect(way(navigator, to: "Ferry to Skye") == ["swipe right"])
    #expect(way(navigator, to: "Depth") == ["last"])
    #expect(way(navigator, to: "See the chart or the log") == ["last", "swipe left"])
  }

  @Test("an action is reached by its element and the Actions rotor, the shorter way round")
  func actions() throws {
    let navigator = try navigator()
    #expect(way(navigator, to: "Reply") == ["swipe right", "swipe down"])
    // Before the first stands "Activate, default", and before that the last.
    #expect(way(navigator, to: "Pin") == ["swipe right", "swipe up"])
    #expect(way(navigator, to: "Archive") == ["swipe right", "swipe down", "swipe down"])
  }

  @Test("where Adjust Value is in force, the rotor is turned to Actions first; every turn counts")
  func turns() throws {
    let navigator = try navigator()
    let target = try #require(navigator.control(meant: "reset"))
    let route = try #require(navigator.route(to: target))
    #expect(route.gestures.map(\.text) == ["last", "rotor Actions", "swipe down"])
    #expect(route.count == 3)
    #expect(target == .action("Reset depth", of: 5))
  }

  @Test("a link inside a text is reached by the Links rotor")
  func links() throws {
    let navigator = try navigator()
    let target = try #require(navigator.control(meant: "log"))
    #expect(target == .link(1, in: 4))
    // Not by way of the element: the rotor finds links from where it is turned.
    #expect(way(navigator, to: "chart")?.suffix(2) == ["rotor Links", "swipe down"])
    var walker = navigator
    for gesture in try #require(navigator.route(to: target)).gestures { _ = walker.perform(gesture) }
    #expect(walker.perform(.doubleTap).output == ["open tide://log"])
  }

  @Test("an element's own name comes before an action's; what nothing is called has no way")
  func names() throws {
    let navigator = try navigator()
    #expect(navigator.control(meant: "tides") == .element(3))
    #expect(navigator.control(meant: "ARCHIVE") == .action("Archive", of: 1))
    #expect(navigator.control(meant: "kraken") == nil)
    #expect(navigator.route(to: .element(99)) == nil)
  }

  @Test("where the list does not wrap, the way to the last action goes down through the others")
  func noWrap() throws {
    let navigator = try navigator(settings: ["wrap-actions": "off"])
    #expect(
      way(navigator, to: "Pin") == ["swipe right", "swipe down", "swipe down", "swipe down"])
  }
}
