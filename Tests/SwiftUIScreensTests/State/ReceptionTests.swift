import Testing

/// Apple, `onReceive(_:perform:)`: what a published value is, is received when the view appears.
@Suite("onReceive and Defaults") struct ReceptionTests {
  @Test("What a published property holds is received, and again when it has changed")
  func publishedValues() {
    var screen = Screen(
      """
      final class Gauge: ObservableObject { @Published var level = "low" }
      struct Probe: View {
        @StateObject var gauge = Gauge()
        @State var seen = "nothing"
        var body: some View {
          VStack { Text(seen); Button("Rise") { gauge.level = "high" } }
            .onReceive(gauge.$level) { seen = $0 }
        }
      }
      """, open: "Probe")
    screen.refresh()
    #expect(screen.texts.first == "low")
    screen.tap("Rise")
    screen.refresh()
    #expect(screen.texts.first == "high")
  }

  @Test("A timer that a view receives never ticks")
  func timers() {
    let screen = Screen(
      """
      struct Probe: View {
        @State var ticks = 0
        var body: some View {
          Text("\\(ticks) ticks")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["0 ticks"])
  }

  @Test("A key of stored defaults reads as its default, by wrapper and by subscript, also inside a type")
  func defaultsKeys() {
    let screen = Screen(
      """
      import Defaults
      import SwiftUI
      enum Order: String, Defaults.Serializable { case byTide, byName }
      extension Defaults.Keys {
        static let harbour = Key<String>("harbour", default: "Mole")
        static func own<T: Defaults.Serializable>(_ name: String, default value: T) -> Key<T> { Key(name, default: value) }
        enum Pools {
          static var order: Key<Order> { own("order", default: .byName) }
        }
      }
      struct Probe: View {
        @Default(.harbour) var harbour
        @Default(.Pools.order) private var order
        var body: some View { Text(harbour); Text(Defaults[.harbour]); Text(order.rawValue) }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Mole", "Mole", "byName"])
    #expect(screen.tree.gaps.isEmpty)
  }
}
