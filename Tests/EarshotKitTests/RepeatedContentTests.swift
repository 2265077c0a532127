import EarshotKit
import Testing

/// What a modifier, a style or a view of the app's shows several times is several views, each where it stands and
/// with a state of its own (SwiftUI's documentation of `ViewModifier` and of `State`).
@Suite("Content that is shown several times")
struct RepeatedContentTests {
  private func source(_ view: String) -> String {
    """
    import SwiftUI
    struct Counter: View { @State var boats = 0
      var body: some View { HStack { Button("Moor") { boats += 1 }; Text("\\(boats) boats") } } }
    struct Twice: ViewModifier {
      func body(content: Content) -> some View { VStack { content; Text("and"); content } } }
    struct Rows: ViewModifier {
      func body(content: Content) -> some View { VStack { ForEach(0..<2, id: \\.self) { _ in content } } } }
    struct Framed<Content: View>: View { @ViewBuilder var content: Content
      var body: some View { VStack { content; content } } }
    struct Screen: View { var body: some View { \(view) } }
    #Preview { Screen() }
    """
  }

  @Test(
    "It is read place by place",
    arguments: [
      ("Counter().modifier(Rows())", ["Moor, button", "0 boats", "Moor, button", "0 boats"]),
      ("Counter().modifier(Twice())", ["Moor, button", "0 boats", "and", "Moor, button", "0 boats"]),
      ("Framed { HStack { Text(\"Ebb\"); Text(\"3\") } }", ["Ebb", "3", "Ebb", "3"]),
    ])
  func order(view: String, expected: [String]) throws {
    let input = try Earshot.open(bytes: Array(source(view).utf8), file: "Screen.swift")
    let reading = try #require(input.readings().first)
    #expect(reading.elements.map(\.announcement) == expected)
  }

  @Test("Each keeps its own state")
  func state() throws {
    var user = try VoiceOverUser(swift: source("Counter().modifier(Twice())"))
    user.doubleTap()
    user.swipeRight()
    #expect(user.lastUtterance == "1 boats")
    for _ in 0..<3 { user.swipeRight() }
    #expect(user.lastUtterance == "0 boats")
  }
}
