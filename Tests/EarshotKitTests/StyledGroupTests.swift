import EarshotKit
import Testing

/// What an app's own styles make of views that hold others.
@Suite("Groups in styles of the app")
struct StyledGroupTests {
  private func stops(_ body: String, _ style: String) throws -> [String] {
    let source = """
      import SwiftUI
      \(style)
      struct Pier: View {
        @State var isOpen = true
        @State var speed = 3.0
        @State var isSailing = false
        var body: some View { VStack { \(body) } }
      }
      #Preview { Pier() }
      """
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Pier.swift")
    let reading = try #require(input.readings().first)
    #expect(reading.notices.isEmpty)
    return reading.elements.map(\.announcement)
  }

  private let row = """
    struct Row: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { Image(systemName: configuration.isExpanded ? "minus" : "plus"); configuration.label }
          .accessibilityElement(children: .combine)
          .onTapGesture { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
    """

  // Evidence: CVS accordions (iOS 17-18): what the style draws is a static text for interface tests, and
  // state and hint are said of it as of other groups.
  @Test("A drawn disclosure group says its state, is no button of its own, and shows its content once")
  func disclosure() throws {
    let bound =
      "DisclosureGroup(\"Tides\", isExpanded: $isOpen) { Text(\"high\") }.disclosureGroupStyle(Row())"
    #expect(try stops(bound, row) == ["Tides, expanded, Double tap to collapse", "high"])
    let own = "DisclosureGroup { Text(\"high\") } label: { Text(\"Tides\") }.disclosureGroupStyle(Row())"
    #expect(try stops(own, row) == ["Tides, collapsed, Double tap to expand"])
  }

  // Evidence: CVS accordions, as above; a button in a style is one (Apple session 2021-10119).
  @Test("A button that the style draws folds the group, also one without a binding")
  func folding() throws {
    var voiceOver = try VoiceOverUser(
      swift: """
        struct Card: DisclosureGroupStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack {
              Button { configuration.isExpanded.toggle() } label: { configuration.label }
              if configuration.isExpanded { configuration.content }
            }
          }
        }
        struct Pier: View {
          var body: some View {
            VStack {
              DisclosureGroup("Tides") { Text("high at noon") }
              DisclosureGroup("Winds") { Text("south west") }
            }
            .disclosureGroupStyle(Card())
          }
        }
        """)
    #expect(voiceOver.lastUtterance == "Tides, button, collapsed, Double tap to expand")
    voiceOver.doubleTap()
    #expect(voiceOver.swipeRight() == ["high at noon"])
    #expect(voiceOver.swipeRight() == ["Winds, button, collapsed, Double tap to expand"])
    #expect(voiceOver.swipeLeft() == ["high at noon"])
    #expect(voiceOver.swipeLeft() == ["Tides, button, expanded, Double tap to collapse"])
  }

  // Evidence: Apple session 2024-10073: a control keeps its label in a style.
  @Test("A control group's style shows its label, a gauge's style all of its labels")
  func parts() throws {
    let bar = """
      struct Bar: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; HStack { configuration.content } }
        }
      }
      """
    let group =
      "ControlGroup { Button(\"Cut\") {} } label: { Text(\"Edit\") }.controlGroupStyle(Bar())"
    #expect(try stops(group, bar) == ["Edit", "Cut, button"])
    let dial = """
      struct Dial: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; configuration.minimumValueLabel; configuration.maximumValueLabel }
        }
      }
      """
    let gauge =
      "Gauge(value: 0.5) { Text(\"Wind\") } currentValueLabel: { Text(\"low\") } minimumValueLabel: { Text(\"calm\") } maximumValueLabel: { Text(\"storm\") }.gaugeStyle(Dial())"
    let heard = try stops(gauge, dial)
    #expect(heard.count == 1)
    #expect(heard[0].hasPrefix("Wind, calm, storm"))
  }

  // SwiftUI's own initializers: what shows views is given nothing.
  @Test(
    "A closure that is given something is no label",
    arguments: [
      ("Slider(value: $speed, in: 0...10) { isSailing in if !isSailing { speed = 1 } }", "3"),
      ("Slider(value: $speed, in: 0...10) { isSailing = $0 }", "3"),
      ("Slider(value: $speed, in: 0...10) { Text(\"Speed\") }", "Speed, 3"),
      (
        "Slider(value: $speed, in: 0...10) { Text(\"Speed\") } onEditingChanged: { isSailing = $0 }",
        "Speed, 3"
      ),
      ("Stepper(value: $speed) { Text(\"Knots\") } onEditingChanged: { _ in }", "Knots, Decrement"),
      ("TextField(\"Name\", text: .constant(\"\")) { isSailing in self.isSailing = isSailing }", "Name"),
    ])
  func closures(view: String, heard: String) throws {
    let first = try #require(try stops(view, "").first)
    #expect(first == heard || first.hasPrefix(heard + ","))
  }
}
