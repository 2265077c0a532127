import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let ungroupedRows = AuditRule(
    RuleDocumentation(
      id: "ungrouped-rows", title: "Rows of many stops", severity: .note,
      criteria: [.infoAndRelationships],
      what: """
        Every row of a list is four stops or more, all of them texts or images that belong \
        together; or a word is drawn in letters, each a stop of its own.
        """,
      who: """
        People who use VoiceOver swipe through every detail of every row to get to the next; \
        they hear values without knowing whose.
        """,
      confirm: [
        "Turn on VoiceOver and swipe through the list.",
        "Each row takes four swipes or more.",
      ],
      swiftUI: """
        `.accessibilityElement(children: .combine)` on the row; details that are seldom wanted \
        go to `.accessibilityCustomContent`.
        """,
      uiKit: """
        Make the cell the element and set its label, or `shouldGroupAccessibilityChildren`.
        """,
      reactNative: """
        `accessible` on the row's view.
        """,
      bad: UngroupedRows.bad, good: UngroupedRows.good),
    UngroupedRows.violations)
}

/// Repeated rows that nobody grouped.
enum UngroupedRows {
  private static let longRow = 4

  /// So many letters in a row, each a stop, are a word or a row of days that nobody put together.
  private static let manyLetters = 6

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    rowsOfManyStops(in: screen) + letters(in: screen)
  }

  /// Stops in a row that say one letter each.
  private static func letters(in screen: AuditedScreen) -> [Violation] {
    var found: [Violation] = []
    var first = 0
    let elements = screen.tree.elements
    for index in 0...elements.count {
      if index < elements.count, isLetter(elements[index]) { continue }
      if index - first >= manyLetters {
        let words = elements[first..<index].compactMap(\.label?.string).joined()
        found.append(
          Violation(
            "\(index - first) stops in a row say one letter each: \"\(words.prefix(40))\".",
            at: screen.location(first), element: first, subject: "letters \(words)"))
      }
      first = index + 1
    }
    return found
  }

  private static func isLetter(_ element: AccessibilityElement) -> Bool {
    guard let label = element.label?.string, label.count == 1, label.first?.isLetter == true else {
      return false
    }
    return element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .keyboardKey])
      && element.defaultAction == nil && element.actions.isEmpty && element.value?.isEmpty ?? true
  }

  private static func rowsOfManyStops(in screen: AuditedScreen) -> [Violation] {
    screen.views.entries.indices.compactMap { view in
      guard case .view("ForEach") = screen.views.entries[view].node.kind else { return nil }
      let rows = rows(of: view, screen)
      guard rows.count > 1 else { return nil }
      let stops = rows.map { screen.elements(inside: $0) }
      guard stops.allSatisfy({ isLong($0, screen) }), !rows.contains(where: { holdsControl($0, screen) }),
        let first = stops.first?.first,
        let place = rows.first.flatMap(screen.source)
      else { return nil }
      let count = stops.map(\.count).min() ?? 0
      return Violation(
        "Each of \(rows.count) rows is \(count) stops or more that belong together.", at: place,
        element: first, subject: "rows \(screen.views.entries[rows[0]].node.name)",
        repair: Repair(
          screen.views.entries[rows[0]].node.identity, adds: [.groups("combine")],
          code: ".accessibilityElement(children: .combine)"))
    }
  }

  private static func rows(of view: Int, _ screen: AuditedScreen) -> [Int] {
    screen.views.entries[view].node.children.compactMap { screen.views.index(of: $0.identity) }
  }

  /// Whether something inside answers taps by itself, whatever it says of itself.
  private static func holdsControl(_ row: Int, _ screen: AuditedScreen) -> Bool {
    screen.views.inside(row).dropFirst().contains { index in
      let node = screen.views.entries[index].node
      return node.modifiers.contains { $0.name == "gesture" || $0.name.hasSuffix("Gesture") }
    }
  }

  /// Texts and images alone: controls are stops of their own for a reason.
  private static func isLong(_ stops: [Int], _ screen: AuditedScreen) -> Bool {
    stops.count >= longRow
      && stops.allSatisfy { index in
        let element = screen.tree.elements[index]
        return element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .header])
          && element.actions.isEmpty
      }
  }
}

extension UngroupedRows {
  static let bad = [
    RuleExample(
      "Five stops a row",
      """
      struct Boats: View {
        let names = ["Heron", "Tern", "Plover"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Text("Berth 4"); Text("9 metres"); Text("Oak"); Text("1962") }
            }
          }
        }
      }
      """),
    RuleExample(
      "A word in letters",
      """
      struct Word: View {
        var body: some View {
          HStack { ForEach(Array("HARBOUR".enumerated()), id: \\.offset) { _, letter in Text(String(letter)) } }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "One stop a row",
      """
      struct Boats: View {
        let names = ["Heron", "Tern", "Plover"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Text("Berth 4"); Text("9 metres"); Text("Oak"); Text("1962") }
                .accessibilityElement(children: .combine)
            }
          }
        }
      }
      """),
    RuleExample(
      "A row of choices",
      """
      struct Icons: View {
        let boats = ["heron", "tern"]
        var body: some View {
          VStack {
            ForEach(boats, id: \\.self) { boat in
              HStack {
                ForEach(["day", "dusk", "night", "fog"], id: \\.self) { light in
                  Image("\\(boat)-\\(light)").accessibilityLabel("\\(boat) by \\(light)")
                    .onTapGesture { print(light) }
                }
              }
            }
          }
        }
      }
      """),
    RuleExample(
      "Two stops a row",
      """
      struct Boats: View {
        let names = ["Heron", "Tern", "Plover"]
        var body: some View {
          VStack { ForEach(names, id: \\.self) { name in HStack { Text(name); Text("Berth 4") } } }
        }
      }
      """),
  ]
}
