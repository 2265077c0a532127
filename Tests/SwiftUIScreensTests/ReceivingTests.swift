import Testing

@Suite("What is published, and the time that passes")
struct ReceivingTests {
  @Test("A publisher is listened to from when its view appears")
  func receives() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      import Combine
      final class Tide: ObservableObject { @Published var height = 3 }
      struct Probe: View {
        @StateObject private var tide = Tide()
        @State private var seen: [Int] = []
        var body: some View {
          VStack {
            Text("\\(seen.map(String.init).joined(separator: ","))")
            Button("Rise") { tide.height += 1 }
          }
          .onReceive(tide.$height) { seen.append($0) }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts.first == "3")
    var later = screen
    later.press("Rise")
    #expect(later.texts.first == "3,4")
    // A copy of the screen is the past, whole.
    #expect(screen.texts.first == "3")
  }

  @Test("A value that is given anew is another publisher")
  func receivesAnew() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      import Combine
      struct Probe: View {
        @State private var height = 1
        @State private var seen = 0
        var body: some View {
          VStack {
            Text("\\(seen)")
            Button("Rise") { height += 4 }
          }
          .onReceive(Just(height)) { seen = $0 }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts.first == "1")
    screen.press("Rise")
    #expect(screen.texts.first == "5")
  }

  @Test("A timer ticks while time passes")
  func ticks() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      import Combine
      struct Probe: View {
        @State private var left = 3
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(left) left").onReceive(timer) { _ in left -= 1 }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["3 left"])
    screen.wait(2.5)
    #expect(screen.texts == ["1 left"])
  }

  @Test("Tasks sleep, and queues wait, until their time has come")
  func sleeps() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var words = "loading"
        @State private var more = "soon"
        var body: some View {
          VStack { Text(words); Text(more) }
            .task {
              try? await Task.sleep(for: .seconds(2))
              words = "loaded"
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { more = "here" } }
        }
      }
      """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["loading", "soon"])
    screen.wait(1.6)
    #expect(screen.texts == ["loading", "here"])
    screen.wait(1)
    #expect(screen.texts == ["loaded", "here"])
  }

  @Test("A task begins anew when the value changes that it is known by, and the one before is cancelled")
  func beginsAnew() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var pier = 1
        @State private var shown = "none"
        var body: some View {
          VStack {
            Text(shown)
            Button("Next") { pier += 1 }
          }
          .task(id: pier) {
            do {
              try await Task.sleep(for: .seconds(3))
              shown = "pier \\(pier)"
            } catch { print("cancelled") }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    screen.press("Next")
    #expect(screen.output == ["cancelled"])
    screen.wait(3)
    #expect(screen.texts.first == "pier 2")
  }

  /// One timer for all who connect (developer.apple.com/documentation/combine/connectablepublisher/connect()).
  @Test("A timer is stopped by what connecting to it again gives")
  func stops() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      import Combine
      struct Probe: View {
        @State private var left = 3
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(left)").onReceive(timer) { _ in
            left -= 1
            if left == 1 { timer.upstream.connect().cancel() }
          }
        }
      }
      """)
    #expect(screen.gap == nil)
    screen.wait(6)
    #expect(screen.texts == ["1"])
  }

  @Test("What a publisher of publishers gives has its type, whatever the closure that makes them computes")
  func flattens() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      import Combine
      final class Model: ObservableObject {
        @Published var query = ""
        @Published var heard = "-"
        var bag = Set<AnyCancellable>()
        init() {
          $query.dropFirst().flatMap { Just($0 + "!") }.sink { [weak self] in self?.hear($0) }.store(in: &bag)
        }
        func hear(_ word: some Any) { heard += " \\(word)" }
      }
      struct Probe: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.heard); Button("Type") { model.query += "a" } }
      }
      """)
    #expect(screen.gap == nil)
    screen.press("Type")
    #expect(screen.texts.first == "- a!")
  }
}
