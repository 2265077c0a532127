import EarshotKit
import Testing

/// A navigation stack or tabs that are a part of the screen only are view controllers of their own: their bars stand
/// around what is in them, and not around what is beside them.
@Suite("Bars of a part of the screen")
struct BarsInsideTests {
  private func words(_ body: String) throws -> [String] {
    try Earshot.open(
      swift: "import SwiftUI\nstruct Quay: View { var body: some View { \(body) } }"
    ).readings()[0].elements.map(\.announcement)
  }

  private static let stack = """
    NavigationStack {
      List { Text("Pier 1") }.navigationTitle("Piers")
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
    }
    """

  @Test("What is above a navigation stack is read before its bar, what is below after its toolbar")
  func stack() throws {
    let heard = try words("VStack { Text(\"Banner\"); \(Self.stack); Button(\"Below\") {} }")
    #expect(heard == ["Banner", "Piers, heading", "Pier 1", "Toolbar, Sort, button", "Below, button"])
  }

  @Test("Two stacks one below the other, each with its bar")
  func two() throws {
    let other = #"NavigationStack { Text("Open").navigationTitle("Hours") }"#
    let heard = try words("VStack { \(Self.stack); \(other) }")
    #expect(
      heard == ["Piers, heading", "Pier 1", "Toolbar, Sort, button", "Hours, heading", "Open"])
  }

  @Test("Below tabs that leave room, after the tab bar")
  func tabs() throws {
    let heard = try words(
      #"VStack { TabView { Text("Boats").tabItem { Text("Fleet") } }; Button("Player") {} }"#)
    #expect(heard == ["Boats", "Tab bar, Selected, Fleet, tab, 1 of 1", "Player, button"])
  }

  @Test("Over a stack that has the whole screen, bars are first and last as before")
  func whole() throws {
    let heard = try words("\(Self.stack).overlay(alignment: .bottom) { Button(\"Over\") {} }")
    #expect(heard == ["Piers, heading", "Pier 1", "Over, button", "Toolbar, Sort, button"])
  }
}
