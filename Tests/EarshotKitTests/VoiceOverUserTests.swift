import Foundation
import Testing

@testable import EarshotKit

@Suite("VoiceOver in a test")
struct VoiceOverUserTests {
  private let source = """
    import SwiftUI

    struct KettleCard: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Kettle")
          Toggle("Boil", isOn: $isOn)
          Button("Whistle") { print("wheee") }
        }
      }
    }
    """

  @Test("Gestures and what is heard after them")
  func gestures() throws {
    var voiceOver = try VoiceOverUser(swift: source)
    #expect(voiceOver.lastUtterance == "Kettle")
    #expect(voiceOver.swipeRight() == ["Boil, switch button, off, Double tap to toggle setting."])
    voiceOver.doubleTap()
    #expect(voiceOver.lastUtterance == "on")
    #expect(voiceOver.focus?.value == "1")
    voiceOver.last()
    voiceOver.doubleTap()
    #expect(voiceOver.output == ["wheee"])
    voiceOver.swipeRight()
    #expect(voiceOver.sounds == [.boundary])
    try voiceOver.perform("rotor Words")
    #expect(voiceOver.rotorSetting == "Words")
    #expect(throws: GestureError.self) { try voiceOver.perform("swipe rihgt") }
    #expect(voiceOver.notices.isEmpty)
  }

  @Test("Half a file is no screen to test: its syntax error is thrown")
  func broken() {
    let error = #expect(throws: EarshotError.self) {
      try VoiceOverUser(
        swift: "import SwiftUI\nstruct Moon: View { var body: some View { Text(\"Io\" } }\n", view: "Moon")
    }
    #expect(error.map { "\($0)" }?.contains("Source.swift:2:") == true)
  }

  @Test("A copy goes its own way")
  func values() throws {
    let before = try VoiceOverUser(swift: source)
    var after = before
    after.swipeRight()
    #expect(before.lastUtterance == "Kettle")
  }

  @Test("The whole screen is compared line by line; dots skip, comments don't count")
  func screens() throws {
    let voiceOver = try VoiceOverUser(swift: source)
    try voiceOver.expectScreen(
      """
      Kettle
      # The switch.
      Boil, switch button, off, Double tap to toggle setting.
      Whistle, button
      """)
    try voiceOver.expectScreen("Kettle\n...")
    let difference = #expect(throws: ScreenDifference.self) {
      try voiceOver.expectScreen("Kettle\nBoil, button\nWhistle, button")
    }
    #expect(
      difference?.lines == [
        "as expected: Kettle", "expected:    Boil, button",
        "heard:       Boil, switch button, off, Double tap to toggle setting.",
        "as expected: Whistle, button",
      ])
    #expect(difference?.description.contains("EARSHOT_UPDATE=1") == true)
  }
}

@Suite("Rewriting what a test expects")
struct InlineUpdateTests {
  @Test("An empty literal becomes one of several lines, indented as its call")
  func empty() {
    let before = "  func a() {\n    try user.expectScreen(\"\")\n  }\n"
    #expect(
      SourceLiteral.replacing(in: before, line: 2, with: "One\nTwo, button")
        == "  func a() {\n    try user.expectScreen(\"\"\"\n      One\n      Two, button\n      \"\"\")\n  }\n"
    )
  }

  @Test("A literal of several lines keeps its indentation, and what follows stays")
  func several() {
    let before = "try user.expectScreen(\n  \"\"\"\n  Old \\\"quoted\\\"\n  \"\"\", line: 3)\nlet x = \"\"\n"
    #expect(
      SourceLiteral.replacing(in: before, line: 1, with: "New")
        == "try user.expectScreen(\n  \"\"\"\n  New\n  \"\"\", line: 3)\nlet x = \"\"\n")
  }

  @Test("Backslashes and quotation marks make it a raw literal")
  func raw() {
    #expect(
      SourceLiteral.replacing(in: "u.expectScreen(#\"a\"b\"#)", line: 1, with: "a\\nb")
        == "u.expectScreen(#\"\"\"\n  a\\nb\n  \"\"\"#)")
  }

  @Test(
    "What is no literal is left alone",
    arguments: [
      "u.expectScreen(text)", "u.expectScreen(\"\\(x)\")", "u.other(\"\")", "u.expectScreen(\"open",
    ])
  func refused(source: String) {
    #expect(SourceLiteral.replacing(in: source, line: 1, with: "x") == nil)
  }

  @Test("Several calls of a file are rewritten in any order")
  func order() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Test.swift", "u.expectScreen(\"\")\n\nu.expectScreen(\"\")\n\nu.expectScreen(\"\")\n")
    try InlineUpdate.write("c", at: 5, of: file)
    try InlineUpdate.write("a1\na2", at: 1, of: file)
    try InlineUpdate.write("b", at: 3, of: file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      text == """
        u.expectScreen(\"""
          a1
          a2
          \""")

        u.expectScreen(\"""
          b
          \""")

        u.expectScreen(\"""
          c
          \""")

        """)
  }

  @Test("However a sheet closes, its onDismiss runs once (sheet(isPresented:onDismiss:), iOS 13+)")
  func onDismiss() throws {
    var voiceOver = try VoiceOverUser(
      swift: """
        import SwiftUI

        struct LogPage: View {
          @Environment(\\.dismiss) private var dismiss
          @Binding var isShown: Bool
          var body: some View {
            Button("Close") { isShown = false }
            Button("Back to the pier") { dismiss() }
          }
        }

        struct Pier: View {
          @State private var isShown = false
          @State private var closed = 0
          var body: some View {
            VStack {
              Text("Closed \\(closed) times")
              Button("Log") { isShown = true }
            }
            .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) { LogPage(isShown: $isShown) }
          }
        }

        #Preview { Pier() }
        """)
    let ways = [["touch Close", "double-tap"], ["touch Back to the pier", "double-tap"], ["escape"]]
    for (count, way) in ways.enumerated() {
      for gesture in ["touch Log", "double-tap"] + way { try voiceOver.perform(gesture) }
      try voiceOver.perform("first")
      #expect(voiceOver.lastUtterance == "Closed \(count + 1) times")
    }
  }
}

@Suite("Columns on iPad")
struct SidebarTests {
  @Test("The sidebar is named where one comes to what is in it, not at its button (Apple session 2025-224)")
  func sidebar() throws {
    var options = OpenOptions()
    options.device = .iPad
    var voiceOver = try VoiceOverUser(
      swift: """
        import SwiftUI

        struct Harbours: View {
          var body: some View {
            NavigationSplitView {
              List { NavigationLink("Oban") { Text("Tide at nine") } }.navigationTitle("Harbours")
            } detail: {
              Text("Choose a harbour")
            }
          }
        }
        """, options: options)
    #expect(voiceOver.lastUtterance == "Toggle sidebar, button")
    #expect(voiceOver.swipeRight() == ["Sidebar, Harbours, heading"])
    #expect(voiceOver.swipeRight() == ["Oban, button"])
    #expect(voiceOver.swipeRight() == ["Choose a harbour"])
    voiceOver.first()
    voiceOver.doubleTap()
    #expect(voiceOver.lastUtterance == "Toggle sidebar")
    #expect(voiceOver.swipeRight() == ["Choose a harbour"])
    voiceOver.first()
    voiceOver.doubleTap()
    #expect(voiceOver.swipeRight() == ["Sidebar, Harbours, heading"])
  }
}
