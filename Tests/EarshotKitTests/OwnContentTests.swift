import EarshotKit
import Testing

/// Structs of an app that are no views but have a `body`, too: content of a toolbar, a tab view, a chart, a map.
@Suite("Content of the app's own kinds") struct OwnContentTests {
  @Test(
    "What its body says stands where it is put",
    arguments: [
      (
        "NavigationStack { Text(\"Sea\").toolbar { Bar(name: \"Log\") } }",
        ["Log, button", "Sea"]
      ),
      (
        "NavigationStack { Text(\"Sea\").toolbar { if isOpen { Bar(name: \"Log\") } else { ToolbarItem { Text(\"Shut\") } } } }",
        ["Log, button", "Sea"]
      ),
      (
        "NavigationStack { Text(\"Sea\").toolbar { switch depth { case 0: ToolbarItem { Text(\"Dry\") }; default: Bar(name: \"Deep\") } } }",
        ["Deep, button", "Sea"]
      ),
      ("Chart { Depths(day: \"Mon\", depth: 3); Depths(day: \"Tue\", depth: 5) }", ["Mon, 3", "Tue, 5"]),
      ("Map { Buoys(name: \"Outer buoy\") }", ["Outer buoy"]),
      (
        "TabView { Tabs() }",
        ["Ebb at 2", "Tab bar, Selected, Ebb, tab, 1 of 2", "Flood, tab, 2 of 2"]
      ),
    ])
  func kinds(body: String, expected: [String]) throws {
    let user = try VoiceOverUser(
      swift: """
        import Charts
        import MapKit
        import SwiftUI
        struct Bar: ToolbarContent { let name: String
          var body: some ToolbarContent { ToolbarItem(placement: .topBarTrailing) { Button(name) {} } } }
        struct Depths: ChartContent { let day: String; let depth: Int
          var body: some ChartContent { BarMark(x: .value("Day", day), y: .value("Depth", depth)) } }
        struct Buoys: MapContent { let name: String
          var body: some MapContent { Marker(name, coordinate: .init(latitude: 54, longitude: 8)) } }
        struct Tabs: TabContent { @State private var hours = 2
          var body: some TabContent<Never> {
            Tab("Ebb", systemImage: "arrow.down") { Text("Ebb at \\(hours)") }
            Tab("Flood", systemImage: "arrow.up") { Text("Flood") }
          } }
        struct Probe: View { let isOpen = true; let depth = 4
          var body: some View { \(body) } }
        """, view: "Probe")
    #expect(user.reading.elements.map(\.announcement) == expected)
    #expect(user.notices.isEmpty)
  }

  @Test("It has state, bindings and the environment, as a view has")
  func state() throws {
    var user = try VoiceOverUser(
      swift: """
        import SwiftUI
        struct Bar: ToolbarContent { @Binding var name: String; @State private var count = 1
          @Environment(\\.isEnabled) private var isEnabled
          var body: some ToolbarContent {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("More \\(count)") { count += 1 }
              Button(isEnabled ? "Name" : "Off") { name = "Nordsee" }
            } } }
        struct Probe: View { @State private var name = "Sea"
          var body: some View { NavigationStack { Text(name).toolbar { Bar(name: $name) } } } }
        """, view: "Probe")
    func all() -> [String] { user.reading.elements.map(\.announcement) }
    #expect(all() == ["Sea", "Toolbar, More 1, button", "Name, button"])
    user.touch("More 1")
    user.doubleTap()
    user.touch("Name")
    user.doubleTap()
    #expect(all() == ["Nordsee", "Toolbar, More 2, button", "Name, button"])
  }
}
