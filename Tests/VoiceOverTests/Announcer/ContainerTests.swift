import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct ContainerTests {
  private func tree(
    _ kind: AccessibilityContainer.Kind, _ label: String?, inside: [AccessibilityElement],
    after: [AccessibilityElement] = [], profile: Profile = .default
  ) -> AccessibilityTree {
    let container = AccessibilityContainer(
      identity: .root, kind: kind, label: label.map { SpokenText($0) })
    let elements = inside.map { element in
      var element = element
      element.containers = [0]
      return element
    }
    return AccessibilityTree(
      name: "", elements: elements + after, containers: [container],
      environment: ScreenEnvironment(profile: profile))
  }

  @Test("a group is named when the cursor comes in, not inside (d365-086-miniplayer)")
  func entry() throws {
    let tree = tree(
      .semanticGroup, "Mini Player",
      inside: [Announced.element("Play", .button), Announced.element("Skip", .button)],
      after: [Announced.element("Home", .button)])
    let announcer = try Announced.announcer()
    #expect(announcer.arrival(at: 0, in: tree, from: nil).caption == "Mini Player, Play, button")
    #expect(announcer.arrival(at: 1, in: tree, from: 0).caption == "Skip, button")
    #expect(announcer.arrival(at: 2, in: tree, from: 1).caption == "Home, button")
    #expect(announcer.arrival(at: 1, in: tree, from: 2).caption == "Mini Player, Skip, button")
  }

  @Test("the container's name stands before Selected (d365-087-toolbar-prefix)")
  func beforeSelected() throws {
    let tree = tree(
      .toolbar, nil, inside: [Announced.element("Filter", [.button, .selected])])
    let announced = try Announced.announcer().arrival(at: 0, in: tree).caption
    #expect(announced == "Toolbar, Selected, Filter, button")
  }

  @Test("a tab bar says so and its tabs their position (c.3)")
  func tabBar() throws {
    let tab = Announced.element(
      "Watch Now", [.button, .selected], context: .tab(index: 0, count: 5))
    let tree = tree(.tabBar, nil, inside: [tab])
    #expect(
      try Announced.announcer().arrival(at: 0, in: tree).caption
        == "Tab bar, Selected, Watch Now, tab, 1 of 5")
  }

  @Test("before iOS 14 a tab bar had no word of its own (AccessibilitySnapshot issue 26)")
  func tabBarOn13() throws {
    let tree = tree(.tabBar, nil, inside: [Announced.element("Home", .tabBarItem)])
    #expect(try Announced.announcer(.ios13).arrival(at: 0, in: tree).caption == "Home, tab")
  }

  @Test("an alert says so before its title (mag-alert)")
  func alert() throws {
    let tree = tree(.alert, "Error", inside: [Announced.element("Error", .staticText)])
    #expect(try Announced.announcer().arrival(at: 0, in: tree).caption == "Alert, Error")
  }

  @Test("container descriptions can be turned off (Apple's Settings: Verbosity, Container descriptions)")
  func off() throws {
    let tree = tree(.semanticGroup, "Player", inside: [Announced.element("Play")])
    let announcer = try Announced.announcer(settings: ["container-descriptions": "off"])
    #expect(announcer.arrival(at: 0, in: tree).caption == "Play")
  }

  @Test("an index that is not in the tree is nothing to say, not a trap (no rule of iOS: bounds)")
  func outOfRange() throws {
    let tree = tree(.semanticGroup, nil, inside: [Announced.element("A")])
    let announcer = try Announced.announcer()
    #expect(announcer.arrival(at: 7, in: tree).isEmpty)
    #expect(announcer.arrival(at: -1, in: tree).isEmpty)
    #expect(announcer.arrival(at: 0, in: tree, from: 99).caption == "A")
  }

  @Test("segments have a position and no role of their own (as-segmented)")
  func segment() throws {
    let element = Announced.element(
      "Segment B", [.button, .selected], context: .series(index: 1, count: 3))
    #expect(try Announced.caption(element) == "Selected, Segment B, button, 2 of 3")
    #expect(
      try Announced.caption(element, settings: ["position": "before"])
        == "Selected, Segment B, 2 of 3, button")
    #expect(
      try Announced.caption(element, settings: ["selected": "after"])
        == "Segment B, button, 2 of 3, Selected")
  }

  @Test(
    "lists and landmarks mark their ends (as-list-container, as-landmark-container)",
    arguments: [
      (ElementContext.listStart, "A, list start"), (.listEnd, "A, list end"),
      (.landmarkStart, "A, landmark"), (.landmarkEnd, "A, end"),
    ])
  func ends(context: ElementContext, expected: String) throws {
    #expect(try Announced.caption(Announced.element("A", context: context)) == expected)
  }
}

@Suite struct DataTableTests {
  private let cell = DataTableCell(
    row: 4, column: 1, rowSpan: 2, isFirstInRow: true,
    headers: [DataTableCell.Header(label: "Price", value: "in euros")])

  @Test("a cell says its value right after its label, then its place (settled; issue 7)")
  func deviceOrder() throws {
    let element = Announced.element("B5", value: "Value", .button, context: .dataTableCell(cell))
    #expect(
      try Announced.caption(element)
        == "Price, in euros, B5, Value, Spans 2 rows, Row 5, Column 2, button")
  }

  @Test("a header cell says what it heads (issue 7)")
  func headerCell() throws {
    let header = DataTableCell(row: 0, column: 0, isFirstInRow: true, isRowHeader: true)
    let element = Announced.element("A1", context: .dataTableCell(header))
    #expect(try Announced.caption(element) == "A1, Row Header, Row 1, Column 1")
  }

  @Test("headers and numbers can be turned off (Verbosity) (settings of iOS 16)")
  func settings() throws {
    let element = Announced.element("B5", context: .dataTableCell(cell))
    let quiet = ["table-headers": "off", "row-column-numbers": "off"]
    #expect(try Announced.caption(element, settings: quiet) == "B5")
  }

  @Test("a place beyond all bounds is no trap (no rule of iOS: bounds)")
  func hostile() throws {
    let cell = DataTableCell(row: .max, column: .max, isFirstInRow: true)
    let element = Announced.element("B5", context: .dataTableCell(cell))
    #expect(try Announced.caption(element).hasPrefix("B5, "))
  }
}
