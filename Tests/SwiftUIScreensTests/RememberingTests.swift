import EarshotViewTree
import EarshotVocabulary
import Testing

/// What is not expanded again must be what it would become if it were.
@Suite("Views show what changed, wherever they read it")
struct RememberingTests {
  private static func screen(_ code: String) -> OpenedScreen { OpenedScreen("import SwiftUI\n\(code)") }

  @Test("The state of a row alone")
  func rowState() {
    var screen = Self.screen(
      """
      struct Row: View {
        let name: String
        @State private var count = 0
        var body: some View { Button(name) { count += 1 }; Text("\\(name) \\(count)") }
      }
      struct Probe: View {
        var body: some View { ForEach(["a", "b", "c"], id: \\.self) { Row(name: $0) } }
      }
      """)
    screen.press("b")
    screen.press("b")
    screen.press("c")
    #expect(screen.texts.filter { $0.contains(" ") } == ["a 0", "b 2", "c 1"])
  }

  @Test("An element of what the rows are made of")
  func element() {
    var screen = Self.screen(
      """
      struct Tide: Identifiable { let id: Int; var height: Int }
      struct Probe: View {
        @State private var tides = (1...3).map { Tide(id: $0, height: 0) }
        var body: some View {
          Button("Next") { tides[1].height += 1 }
          ForEach(tides) { Text("\\($0.id): \\($0.height)") }
        }
      }
      """)
    screen.press("Next")
    screen.press("Next")
    #expect(screen.texts.filter { $0.contains(":") } == ["1: 0", "2: 2", "3: 0"])
  }

  @Test("An element that rows have a binding of")
  func boundElement() {
    var screen = Self.screen(
      """
      struct Tide: Identifiable { let id: Int; var height: Int }
      struct Row: View {
        @Binding var tide: Tide
        var body: some View { Button("up \\(tide.id)") { tide.height += 1 }; Text("\\(tide.id): \\(tide.height)") }
      }
      struct Probe: View {
        @State private var tides = (1...3).map { Tide(id: $0, height: 0) }
        var body: some View { ForEach($tides) { $tide in Row(tide: $tide) } }
      }
      """)
    screen.press("up 3")
    screen.press("up 1")
    screen.press("up 3")
    #expect(screen.texts.filter { $0.contains(":") } == ["1: 1", "2: 0", "3: 2"])
  }

  @Test("A property of an object that all rows share")
  func sharedObject() {
    var screen = Self.screen(
      """
      import Observation
      @Observable final class Log { var chosen = 1; var names = ["a", "b"] }
      struct Row: View {
        let log: Log
        let place: Int
        var body: some View { Text("\\(log.names[place])\\(log.chosen == place ? " chosen" : "")") }
      }
      struct Probe: View {
        @State private var log = Log()
        var body: some View {
          Button("Next") { log.chosen = 1 - log.chosen }
          Button("Rename") { log.names[0] = "z" }
          ForEach(0..<2) { Row(log: log, place: $0) }
        }
      }
      """)
    screen.press("Next")
    #expect(screen.texts.suffix(2) == ["a chosen", "b"])
    screen.press("Rename")
    #expect(screen.texts.suffix(2) == ["z chosen", "b"])
  }

  @Test("A variable that stands by itself, seen when something else changes what reads it")
  func global() {
    var screen = Self.screen(
      """
      var height = 1
      struct Row: View { let step: Int; var body: some View { Text("\\(step), \\(height)") } }
      struct Probe: View {
        @State private var step = 0
        var body: some View {
          Button("Next") { height += 1; step += 1 }
          Row(step: step)
        }
      }
      """)
    screen.press("Next")
    #expect(screen.texts.last == "1, 2")
  }

  @Test("What views find around them")
  func environment() {
    var screen = Self.screen(
      """
      struct Row: View {
        @Environment(\\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
      }
      struct Probe: View {
        @State private var isOff = false
        var body: some View {
          Button("Next") { isOff.toggle() }
          Row().disabled(isOff)
        }
      }
      """)
    screen.press("Next")
    #expect(screen.texts.last == "off")
    screen.press("Next")
    #expect(screen.texts.last == "on")
  }

  @Test("A closure that was made with another value")
  func closure() {
    var screen = Self.screen(
      """
      struct Row<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      struct Probe: View {
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          let shown = count * 2
          Row { Text("is \\(shown)") }
        }
      }
      """)
    screen.press("Next")
    #expect(screen.texts.last == "is 2")
  }

  @Test("What a button does with the value of its row now")
  func action() {
    var screen = Self.screen(
      """
      struct Probe: View {
        @State private var step = 1
        @State private var sum = 0
        var body: some View {
          Button("Step") { step += 1 }
          ForEach(["a"], id: \\.self) { name in Button(name) { sum += step } }
          Text("sum \\(sum)")
        }
      }
      """)
    screen.press("a")
    screen.press("Step")
    screen.press("a")
    #expect(screen.texts.last == "sum 3")
  }

  @Test("A screen that was kept from before a change shows what was there before")
  func past() {
    var screen = Self.screen(
      """
      struct Row: View { @Binding var count: Int; var body: some View { Text("count \\(count)") } }
      struct Probe: View {
        @State private var count = 0
        var body: some View { Button("Next") { count += 1 }; Row(count: $count) }
      }
      """)
    screen.press("Next")
    var past = screen
    screen.press("Next")
    #expect(screen.texts.last == "count 2")
    past.press("Next")
    past.press("Next")
    #expect(past.texts.last == "count 3")
    #expect(screen.texts.last == "count 2")
  }

  @Test("A view that goes and comes back begins anew")
  func comingBack() {
    var screen = Self.screen(
      """
      struct Row: View {
        @State private var count = 0
        var body: some View { Button("Count") { count += 1 }; Text("count \\(count)") }
      }
      struct Probe: View {
        @State private var isShown = true
        var body: some View { Button("Next") { isShown.toggle() }; if isShown { Row() } }
      }
      """)
    screen.press("Count")
    #expect(screen.texts.last == "count 1")
    screen.press("Next")
    screen.press("Next")
    #expect(screen.texts.last == "count 0")
  }

  @Test("What appears and disappears, though the rows beside it stay")
  func appearing() {
    var screen = Self.screen(
      """
      struct Row: View {
        let name: String
        var body: some View { Text(name).onAppear { print("+\\(name)") }.onDisappear { print("-\\(name)") } }
      }
      struct Probe: View {
        @State private var names = ["a", "b"]
        var body: some View {
          Button("Next") { names = Array(names.dropFirst()) + [names[0] + "'"] }
          ForEach(names, id: \\.self) { Row(name: $0) }
        }
      }
      """)
    #expect(screen.output == ["+a", "+b"])
    screen.press("Next")
    #expect(screen.output.suffix(2).sorted() == ["+a'", "-a"])
    #expect(screen.texts.suffix(2) == ["b", "a'"])
  }

  @Test("What an unchanged row tells the views around it")
  func preference() {
    var screen = Self.screen(
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Row: View { let size: Int; var body: some View { Text("\\(size)").preference(key: Sum.self, value: size) } }
      struct Probe: View {
        @State private var sizes = [1, 2]
        @State private var sum = 0
        var body: some View {
          Button("Next") { sizes.append(3) }
          Group { ForEach(sizes, id: \\.self) { Row(size: $0) } }.onPreferenceChange(Sum.self) { sum = $0 }
          Text("sum \\(sum)")
        }
      }
      """)
    #expect(screen.texts.last == "sum 3")
    screen.press("Next")
    #expect(screen.texts.last == "sum 6")
  }

  @Test("A text of the time that goes on, when time has passed")
  func time() {
    var screen = Self.screen(
      """
      struct Row: View { let end: Date; var body: some View { Text(end, style: .timer) } }
      struct Probe: View {
        @State private var end = Date().addingTimeInterval(60)
        var body: some View { Row(end: end) }
      }
      """)
    #expect(screen.texts == ["1:00"])
    screen.wait(5)
    #expect(screen.texts == ["0:55"])
  }

  @Test("A tree whose branches are one value is not followed on every way through it")
  func sharedBranches() {
    var screen = Self.screen(
      """
      indirect enum Tree { case leaf; case node(Tree, Tree) }
      func grown() -> Tree { var tree = Tree.leaf; for _ in 0..<60 { tree = .node(tree, tree) }; return tree }
      struct Row: View { let tree: Tree; let count: Int; var body: some View { Text("row \\(count)") } }
      struct Probe: View {
        @State private var count = 0
        var body: some View { Button("Next") { count += 1 }; Row(tree: grown(), count: count) }
      }
      """)
    screen.press("Next")
    #expect(screen.texts.last == "row 1")
  }

  @Test("A row whose code reads what changed, and that shows the same, is the view that it was")
  func sameRows() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var chosen = 1
        var body: some View {
          Button("Next") { chosen += 1 }
          ForEach(1..<4, id: \\.self) { row in
            HStack { Button("row \\(row)") { chosen = row }; Text(row == chosen ? "chosen" : "free") }
          }
        }
      }
      """, isLive: true)
    let before = screen.nodes("HStack").map(\.stamp)
    screen.press("Next")
    #expect(screen.texts == ["free", "chosen", "free"])
    let now = screen.nodes("HStack").map(\.stamp)
    #expect(zip(before, now).map { $0 === $1 && $0 != nil } == [false, false, true])
    screen.press("row 1")
    #expect(screen.texts == ["chosen", "free", "free"])
  }
}
