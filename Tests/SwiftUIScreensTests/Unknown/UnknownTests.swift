import EarshotVocabulary
import Testing

@Suite("What is not known") struct UnknownTests {
  private func screen(_ body: String, members: String = "") -> Screen {
    Screen(probe(body, members: members), open: "Probe")
  }

  @Test("An unknown view keeps the content it was given")
  func views() {
    let screen = screen(
      "KFImage(url) { Text(\"inside\"); Button(\"B\") { } }\nText(\"after\")",
      members: "let url = URL(string: \"x\")")
    #expect(screen.texts == ["inside", "after"])
    #expect(screen.nodes.contains { if case .unknown("KFImage") = $0.kind { true } else { false } })
    #expect(screen.notices.contains { $0.kind == .unknownView && $0.message.contains("KFImage") })
    #expect(screen.notices.allSatisfy { $0.location?.file == "App.swift" && $0.location?.line == 5 })
  }

  @Test("An unknown modifier is passed over; the view and what follows stay")
  func modifiers() {
    let screen = screen("Text(\"a\").shimmering(active: true).accessibilityLabel(\"L\")")
    #expect(screen.node("Text")?.modifier("accessibilityLabel")?.unlabeled()?.string == "L")
    #expect(screen.notices.map(\.kind) == [.unknownModifier])
    #expect(screen.notices.first?.location == SourceLocation(file: "App.swift", line: 5, column: 11))
  }

  @Test("Code given to a modifier that only changes looks shows nothing, and is no gap")
  func visualCode() {
    let screen = screen(
      "Text(\"a\").containerRelativeFrame(.horizontal) { length, axis in axis == .vertical ? length : length / 2 }"
    )
    #expect(screen.texts == ["a"])
    #expect(screen.notices.isEmpty)
  }

  @Test(
    "An unknown value is spoken by its source text, in guillemets",
    arguments: [
      ("Text(service.title)", "«service.title»"),
      ("Text(\"Hello \\(service.name)\")", "Hello «service.name»"),
      ("Text(service.format(3))", "«service.format(3)»"),
      ("Text(service.user?.name ?? \"none\")", "«service.user?.name ?? \"none\"»"),
      ("Text(L10n.title)", "«L10n.title»"),
      ("Text(\"Total: \" + service.sum)", "«\"Total: \" + service.sum»"),
    ])
  func values(body: String, expected: String) {
    let screen = screen("VStack { \(body); Text(\"end\") }")
    #expect(screen.texts == [expected, "end"])
    #expect(screen.notices.count >= 1)
    #expect(screen.notices.allSatisfy { $0.severity == .warning && $0.location != nil })
  }

  @Test("One cause at one place is one notice, however often it is met")
  func once() {
    let screen = screen("VStack { ForEach(0..<50, id: \\.self) { i in Text(service.title) } }")
    #expect(screen.notices.filter { $0.message.contains("service") }.count == 1)
  }

  @Test("What an unknown condition shows is not shown, and a text that hangs on one is not known")
  func conditions() {
    let screen = screen(
      "VStack { if service.isOn { Text(\"on\") } else { Text(\"off\") }; Text(service.isOn ? \"a\" : \"b\") }"
    )
    #expect(screen.texts == ["off", "«service.isOn ? \"a\" : \"b\"»"])
    #expect(
      screen.notices.contains {
        $0.message.contains("what is shown depends on 'service.isOn'") && $0.location?.line == 5
      })
  }

  @Test("A switch over something unknown shows the case with a value in it, and is named")
  func switches() {
    let screen = screen(
      "switch service.state {\ncase .loading: Text(\"loading\")\ncase .done(let s): Text(s)\n}")
    #expect(screen.texts == ["«s»"])
    #expect(screen.notices.contains { $0.message.contains("what is shown depends on 'service.state'") })
  }

  @Test("A list over something unknown has one row")
  func lists() {
    let screen = screen("List(service.items) { item in Text(item.name) }")
    #expect(screen.texts.count == 1)
    #expect(screen.texts.first?.hasPrefix("«") == true)
  }

  @Test("A representable is a view that is not evaluated")
  func representables() {
    let code = probe(
      "Map()\nText(\"x\")",
      declarations:
        "struct Map: UIViewRepresentable { func makeUIView(context: Context) -> SCNView { SCNView() }; func updateUIView(_ v: SCNView, context: Context) { } }"
    )
    let screen = Screen(code, open: "Probe")
    #expect(screen.texts == ["x"])
    #expect(screen.notices.map(\.kind) == [.unknownView])
  }

  @Test("What an action does with something unknown does not stop it")
  func actions() {
    var screen = screen(
      "VStack { Button(\"Go\") { service.start(); Analytics.track(\"go\"); n += 1 }; Text(\"n \\(n)\") }",
      members: "@State var n = 0")
    screen.tap("Go")
    #expect(screen.texts == ["n 1"])
  }

  @Test("An environment value that is not known is named")
  func environment() {
    let screen = screen("Text(\"x\").bold(flag == true)", members: "@Environment(\\.theirFlag) var flag")
    #expect(screen.texts == ["x"])
    #expect(screen.notices.contains { $0.message.contains("theirFlag") })
  }

  // Swift's own words, as swiftc 6.3's programs end with them.
  @Test(
    "Code that would end the app is named with its words and its place, and what it would show is not shown",
    arguments: [
      ("Text(\"\\(Int.max + 1)\")", "overflow"), ("Text(\"\\([1, 2][2])\")", "Index out of range"),
      ("Text(none!)", "found nil while unwrapping"), ("Text(\"\\(1 / zero)\")", "Division by zero"),
      ("Text(\"\\(7 % zero)\")", "Division by zero in remainder operation"),
      ("Text(\"\\(any as! String)\")", "Could not cast value of type 'Int'"),
      ("Text(\"\\(Int.min - 1)\")", "overflow"), ("Text(\"\\(Int.max * 2)\")", "overflow"),
      ("Text(\"\\([1][-1])\")", "Index out of range"), ("Text(\"\\(-smallest)\")", "overflow"),
      ("ForEach(3..<one, id: \\.self) { Text(\"\\($0)\") }", "Range requires lowerBound <= upperBound"),
    ])
  func traps(body: String, words: String) {
    let screen = screen(
      "VStack {\nText(\"before\")\n\(body)\nText(\"after\")\n}",
      members: "let none: String? = nil; let zero = 0; let any: Any = 3; let one = 1; let smallest = Int.min")
    #expect(screen.texts.allSatisfy { ["before", "after"].contains($0) })
    #expect(screen.notices.map(\.kind) == [.trap])
    #expect(screen.notices.first?.message.contains(words) == true)
    #expect(screen.notices.first?.location?.line == 7)
  }

  @Test("A literal of values of an unknown type has as many elements as are written")
  func listsOfUnknowns() {
    let screen = Screen(
      """
      import SwiftUI
      struct Grid: View {
        let boats: [Boat]
        let named: [String: Boat]
        var body: some View { Text("\\(boats.count) boats, \\(named.count) named, \\(Set(["a", "b"]).count)") }
      }
      #Preview { Grid(boats: [Boat(), .sample], named: ["Gull": Boat()]) }
      """)
    #expect(screen.texts == ["2 boats, 1 named, 2"])
  }

  @Test(
    "What something unknown gives decides no meaning of a modifier: the view stays",
    arguments: [".alert($store.alarm(at: 3))", ".sheet(item: $store.chart(\"a\")) { _ in Text(\"chart\") }"])
  func unknownArguments(modifier: String) {
    let screen = Screen(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Probe: View {
        @State var store: Int = 1
        var body: some View { Text("buoy")\(modifier) }
      }
      """, open: "Probe")
    #expect(screen.texts == ["buoy"])
    #expect(!screen.notices.isEmpty)
  }

  @Test("A function of the app's that shows something goes on without what it is given and isn't known")
  func unknownsGivenToFunctions() {
    let screen = Screen(
      """
      import SwiftUI
      extension View {
        func card(_ title: String, isOpen: Bool = true) -> some View {
          VStack { Text(title); self; if isOpen { Text("open") } }
        }
      }
      struct Probe: View {
        func row(_ berth: Berth, _ name: String) -> some View { HStack { Text(berth.name); Text(name) } }
        var body: some View {
          VStack { Text("buoy").card(Berths.title); row(Berth.first, "Gull") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts.filter { !$0.hasPrefix("«") } == ["buoy", "open", "Gull"])
    #expect(screen.texts.count == 5)
  }

  @Test(
    "Where the app would end in what a screen does unasked, that is told, and the screen is read",
    arguments: [
      ".onAppear { fatalError(\"no\") }", ".onChange(of: 1, initial: true) { fatalError(\"no\") }",
      ".onReceive(Just(1)) { _ in fatalError(\"no\") }", ".task { fatalError(\"no\") }",
    ])
  func trapsUnasked(modifier: String) {
    let screen = Screen(
      """
      import Combine
      import SwiftUI
      struct Probe: View { var body: some View { VStack { Text("before"); Text("buoy")\(modifier) } } }
      """, open: "Probe")
    #expect(screen.texts == ["before", "buoy"])
    #expect(
      screen.notices.filter { $0.kind == .trap }.map(\.message) == ["the app would end here: Fatal error: no"]
    )
  }
}
