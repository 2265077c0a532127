import EarshotKit
import Testing

/// The row that a picker's selection names: by the tag that is written, else by the id of its row.
///
/// Words: a menu picker says title and selection, segments and inline rows are selected (recorded).
@Suite("Selected rows")
struct SelectedRowTests {
  private func stops(_ body: String, _ members: String) throws -> [String] {
    let source = """
      import SwiftUI
      struct Boat: Identifiable, Hashable { let id = UUID(); var name: String }
      enum Tide: String, CaseIterable, Identifiable { case ebb, flow; var id: Self { self } }
      struct Berth: Hashable { var pier: Int; var place: Int }
      struct Harbour: View {
        static let boats = [Boat(name: "Ada"), Boat(name: "Nell")]
        \(members)
        var body: some View { \(body) }
      }
      #Preview { Harbour() }
      """
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Harbour.swift")
    return try #require(input.readings().first).elements.map(\.announcement)
  }

  @Test(
    "A menu picker whose options come from a loop says the selected one",
    arguments: [
      ("@State var now = \"Nell\"", "ForEach([\"Ada\", \"Nell\"], id: \\.self) { Text($0) }", "Nell"),
      // A loop over a half-open range without an `id` knows its rows by offset (Paul Hudson, 100 Days of
      // SwiftUI, day 16: "4 people" for 2 in 2..<100); with one by the element.
      ("@State var now = 2", "ForEach(1..<4) { Text(\"Pier \\($0)\") }", "Pier 3"),
      ("@State var now = 2", "ForEach(1..<4, id: \\.self) { Text(\"Pier \\($0)\") }", "Pier 2"),
      ("@State var now = 2", "ForEach(1...4, id: \\.self) { Text(\"Pier \\($0)\") }", "Pier 2"),
      (
        "@State var now = 1.5", "ForEach([1.0, 1.5], id: \\.self) { Text($0 > 1 ? \"wide\" : \"narrow\") }",
        "wide"
      ),
      ("@State var now = Tide.flow", "ForEach(Tide.allCases) { Text($0.rawValue) }", "flow"),
      ("@State var now = Harbour.boats[1].id", "ForEach(Harbour.boats) { Text($0.name) }", "Nell"),
      ("@State var now: UUID? = Harbour.boats[1].id", "ForEach(Harbour.boats) { Text($0.name) }", "Nell"),
      (
        "@State var now: UUID? = Harbour.boats[1].id",
        "ForEach(Harbour.boats) { Text($0.name).tag($0.id as UUID?) }", "Nell"
      ),
      ("@State var now = Harbour.boats[1]", "ForEach(Harbour.boats, id: \\.self) { Text($0.name) }", "Nell"),
      (
        "@State var now = Berth(pier: 1, place: 2)",
        "ForEach([Berth(pier: 1, place: 1), Berth(pier: 1, place: 2)], id: \\.self) { Text(\"Place \\($0.place)\") }",
        "Place 2"
      ),
      ("@State var now = \"Nell\"", "ForEach([\"Ada\", \"Nell\"], id: \\.self) { Text($0).tag($0) }", "Nell"),
    ])
  func menu(state: String, rows: String, selected: String) throws {
    let stops = try stops("Picker(\"Boat\", selection: $now) { \(rows) }", state)
    #expect(stops == ["Boat, \(selected), pop up button, Double tap to activate the picker"])
  }

  @Test("The segment whose row has the selected id is selected")
  func segments() throws {
    let stops = try stops(
      "Picker(\"Boat\", selection: $now) { ForEach([\"Ada\", \"Nell\"], id: \\.self) { Text($0) } }.pickerStyle(.segmented)",
      "@State var now = \"Nell\"")
    #expect(stops == ["Ada, button, 1 of 2", "Selected, Nell, button, 2 of 2"])
  }

  @Test("Choosing a row gives its id to the app")
  func choosing() throws {
    let source = """
      import SwiftUI
      struct Harbour: View {
        @State var now = "Ada"
        var body: some View {
          Picker("Boat", selection: $now) { ForEach(["Ada", "Nell"], id: \\.self) { Text($0) } }
            .pickerStyle(.segmented)
          Text("at the quay: \\(now)")
        }
      }
      #Preview { Harbour() }
      """
    var navigator = try Earshot.open(bytes: Array(source.utf8), file: "Harbour.swift").navigator()
    _ = navigator.open()
    _ = navigator.perform(line: "touch Nell")
    _ = navigator.perform(line: "double-tap")
    #expect(navigator.tree.elements.last?.label?.string == "at the quay: Nell")
  }

  // Evidence: AX dump (ax-tab-view, iOS 16.2): the badge is the tab's, and the page's value too.
  @Test("The badge of a tab's page is a value of what the page shows")
  func badges() throws {
    let stops = try stops(
      "TabView { Text(\"Messages screen\").badge(5).tabItem { Text(\"Messages\") } }", "var x = 0")
    #expect(stops.first == "Messages screen, 5")
  }

  @Test(
    "A row for no choice is selected where nothing is, however its tag is written",
    arguments: ["Tide?.none", "Optional<Tide>.none", "nil as Tide?"])
  func noChoice(tag: String) throws {
    let rows = "Text(\"Any tide\").tag(\(tag)); Text(\"Ebb\").tag(Tide?.some(.ebb))"
    let body = "Form { Picker(\"Tide\", selection: $tide) { \(rows) } }"
    #expect(
      try stops(body, "@State var tide: Tide?")
        == ["Tide, Any tide, pop up button, Double tap to activate the picker"])
    #expect(
      try stops(body, "@State var tide: Tide? = .ebb")
        == ["Tide, Ebb, pop up button, Double tap to activate the picker"])
  }
}

/// Rows of a list that can be chosen (Apple, `List(selection:)`).
@Suite("Chosen rows of a list")
struct ChosenRowTests {
  private func navigator(_ body: String, _ members: String, ios: String = "26") throws -> Navigator {
    let source = """
      import SwiftUI
      struct Boat: Identifiable { let id = UUID(); var name: String }
      struct Quay: View {
        static let boats = [Boat(name: "Ada"), Boat(name: "Nell")]
        \(members)
        var body: some View { \(body) }
      }
      #Preview { Quay() }
      """
    var options = OpenOptions()
    options.profile = try #require(Profile(ios))
    var navigator = try Earshot.open(bytes: Array(source.utf8), file: "Quay.swift", options: options)
      .navigator()
    _ = navigator.open()
    return navigator
  }

  private func elements(_ navigator: Navigator) -> [String] {
    navigator.tree.elements.map { element in
      (element.traits.contains(.selected) ? "Selected, " : "") + (element.label?.string ?? "")
    }
  }

  @Test("A double tap chooses a row of a list with one selection, by its id, its tag or its link's value")
  func one() throws {
    for rows in [
      "List([\"ebb\", \"flow\"], id: \\.self, selection: $tide) { Text($0) }",
      "List(selection: $tide) { Text(\"ebb\").tag(\"ebb\"); Text(\"flow\").tag(\"flow\") }",
      "List(selection: $tide) { ForEach([\"ebb\", \"flow\"], id: \\.self) { Text($0) } }",
      "List(selection: $tide) { NavigationLink(\"ebb\", value: \"ebb\"); NavigationLink(\"flow\", value: \"flow\") }",
    ] {
      var navigator = try navigator(
        "VStack { \(rows); Text(tide ?? \"none\") }", "@State var tide: String? = \"ebb\"")
      #expect(elements(navigator) == ["Selected, ebb", "flow", "ebb"])
      _ = navigator.perform(line: "touch flow")
      _ = navigator.perform(line: "double-tap")
      #expect(elements(navigator) == ["ebb", "Selected, flow", "flow"])
    }
  }

  @Test("Ids that are UUIDs are chosen too")
  func identifiers() throws {
    var navigator = try navigator(
      "VStack { List(Quay.boats, selection: $boat) { Text($0.name) }; Text(boat == nil ? \"none\" : \"some\") }",
      "@State var boat: Boat.ID?")
    #expect(elements(navigator) == ["Ada", "Nell", "none"])
    _ = navigator.perform(line: "touch Nell")
    _ = navigator.perform(line: "double-tap")
    #expect(elements(navigator) == ["Ada", "Selected, Nell", "some"])
  }

  @Test("Several rows are chosen while the list is edited, and a second double tap lets one go")
  func several() throws {
    var navigator = try navigator(
      """
      VStack {
        List(1..<4, id: \\.self, selection: $piers) { Text("Pier \\($0)") }
          .environment(\\.editMode, .constant(.active))
        Text("\\(piers.count) chosen")
      }
      """, "@State var piers: Set<Int> = [1]")
    #expect(elements(navigator) == ["Selected, Pier 1", "Pier 2", "Pier 3", "1 chosen"])
    _ = navigator.perform(line: "touch Pier 3")
    _ = navigator.perform(line: "double-tap")
    #expect(elements(navigator) == ["Selected, Pier 1", "Pier 2", "Selected, Pier 3", "2 chosen"])
    _ = navigator.perform(line: "double-tap")
    #expect(elements(navigator) == ["Selected, Pier 1", "Pier 2", "Pier 3", "1 chosen"])
  }

  @Test("Outside of the edit mode a tap chooses none of several, and before iOS 16 not one either")
  func notChosen() throws {
    for (selection, ios) in [("Set<Int> = [1]", "26"), ("Int? = 1", "15")] {
      var navigator = try navigator(
        "List(1..<3, id: \\.self, selection: $pier) { Text(\"Pier \\($0)\") }",
        "@State var pier: \(selection)", ios: ios)
      #expect(elements(navigator) == ["Pier 1", "Pier 2"])
      _ = navigator.perform(line: "touch Pier 2")
      _ = navigator.perform(line: "double-tap")
      #expect(elements(navigator) == ["Pier 1", "Pier 2"])
    }
  }

  @Test("In a split view on a phone the chosen row's detail is pushed")
  func split() throws {
    var navigator = try navigator(
      """
      NavigationSplitView {
        List(selection: $tide) { NavigationLink("ebb", value: "ebb"); Label("flow", systemImage: "water").tag("flow") }
      } detail: { Text("Detail of \\(tide ?? "nothing")") }
      """, "@State var tide: String?")
    _ = navigator.perform(line: "touch flow")
    _ = navigator.perform(line: "double-tap")
    #expect(navigator.tree.elements.last?.label?.string == "Detail of flow")
  }
}
