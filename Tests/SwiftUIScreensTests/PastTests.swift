import EarshotViewTree
import Testing

/// A copy of a screen is a point to go back to, whatever the app did and waits for (contract, section 6: `undo`). What
/// is dropped ends all the same, as Swift's reference counting has it.
@Suite("A screen as it was")
struct PastTests {
  private static func screen(_ code: String) -> OpenedScreen { OpenedScreen("import SwiftUI\n\(code)") }

  @Test("A task goes on from where it was, in each copy")
  func tasks() {
    var screen = Self.screen(
      """
      struct Probe: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").task { for n in 1...3 { try? await Task.sleep(for: .seconds(2)); count = n } }
        }
      }
      """)
    screen.wait(2)
    var kept = screen
    screen.wait(2)
    #expect(screen.texts == ["2"])
    kept.wait(2)
    kept.wait(2)
    #expect(kept.texts == ["3"])
    screen.wait(2)
    #expect(screen.texts == ["3"])
  }

  @Test("What a button did before the copy is done, and its handlers do the same")
  func handlers() {
    var screen = Self.screen(
      """
      @MainActor final class Log: ObservableObject {
        @Published var lines: [String] = []
        func add() { Task { try? await Task.sleep(for: .seconds(5)); lines.append("late") }; lines.append("now") }
      }
      struct Probe: View {
        @StateObject private var log = Log()
        var body: some View {
          Button("Add") { log.add() }
          Text(log.lines.joined(separator: " "))
        }
      }
      """)
    screen.press("Add")
    var kept = screen
    screen.press("Add")
    #expect(screen.texts.last == "now now")
    kept.press("Add")
    kept.wait(5)
    #expect(kept.texts.last == "now now late late")
  }

  @Test("An object that is dropped ends, though a copy of the screen had it, and in the copy, too")
  func ends() {
    var screen = Self.screen(
      """
      final class Boat { deinit { print("gone") } }
      struct Probe: View {
        @State private var boat: Boat?
        var body: some View {
          Button("Moor") { boat = Boat() }
          Button("Sink") { boat = nil }
          Text(boat == nil ? "none" : "a boat")
        }
      }
      """)
    screen.press("Moor")
    var kept = screen
    screen.press("Sink")
    #expect(screen.output == ["gone"])
    #expect(screen.texts.last == "none")
    #expect(kept.texts.last == "a boat")
    kept.press("Sink")
    #expect(kept.output == ["gone"])
  }

  @Test("What refers weakly to what is dropped refers to nothing")
  func weakly() {
    var screen = Self.screen(
      """
      final class Boat {}
      final class Dock { weak var boat: Boat? }
      struct Probe: View {
        @State private var boat: Boat?
        @State private var dock = Dock()
        @State private var isEmpty = false
        var body: some View {
          Button("Moor") { boat = Boat(); dock.boat = boat }
          Button("Sink") { boat = nil; isEmpty = dock.boat == nil }
          Text(isEmpty ? "empty" : "moored")
        }
      }
      """)
    screen.press("Moor")
    let kept = screen
    screen.press("Sink")
    #expect(screen.texts.last == "empty")
    #expect(kept.texts.last == "moored")
  }

  @Test("The model of a view that goes, goes with it")
  func model() {
    var screen = Self.screen(
      """
      final class Log: ObservableObject { deinit { print("gone") } }
      struct Tide: View { @StateObject private var log = Log(); var body: some View { Text("tide") } }
      struct Probe: View {
        @State private var isShown = true
        var body: some View { Button("Hide") { isShown = false }; if isShown { Tide() } }
      }
      """)
    let kept = screen
    screen.press("Hide")
    #expect(screen.texts == [])
    #expect(screen.output == ["gone"])
    #expect(kept.texts == ["tide"])
  }
}
