import Testing

/// SwiftUI's interface: `func environment<V>(_: WritableKeyPath<EnvironmentValues, V>, _: V)`.
@Suite("Types of values in the environment") struct EnvironmentTypeTests {
  @Test("A value that is put into the environment by its short name has what its type has")
  func named() {
    let screen = Screen(
      #"""
      enum Tide { case low, high
        var title: String { self == .high ? "High tide" : "Low tide" } }
      private struct TideKey: EnvironmentKey { static let defaultValue: Tide = .low }
      extension EnvironmentValues {
        var tide: Tide { get { self[TideKey.self] } set { self[TideKey.self] = newValue } }
        @Entry var next: Tide = .low
        @Entry var depth: Double = 0.5
      }
      extension ColorScheme { var light: String { self == .dark ? "night" : "day" } }
      struct Sign: View {
        @Environment(\.tide) var tide; @Environment(\.next) var next; @Environment(\.depth) var depth
        @Environment(\.colorScheme) var scheme
        var body: some View { Text("\(tide.title), \(next.title), \(depth), \(scheme.light)") }
      }
      struct Probe: View { var body: some View {
        Sign()
        Sign().environment(\.tide, .high).environment(\.next, .high).environment(\.depth, 3)
          .environment(\.colorScheme, .dark)
        Sign().preferredColorScheme(.dark)
      } }
      """#, open: "Probe")
    #expect(
      screen.texts == [
        "Low tide, Low tide, 0.500000, day", "High tide, High tide, 3.000000, night",
        "Low tide, Low tide, 0.500000, night",
      ])
    #expect(screen.notices.isEmpty)
  }

  // labelsVisibility (iOS 18+): automatic where nobody sets it (Apple).
  @Test("Whether labels are shown is read from the environment")
  func labelsVisibility() {
    let screen = Screen(
      """
      struct Sign: View {
        @Environment(\\.labelsVisibility) private var visibility
        var body: some View {
          switch visibility {
          case .hidden: Text("hidden")
          case .visible: Text("visible")
          case .automatic: Text("automatic")
          }
        }
      }
      struct Probe: View {
        var body: some View {
          VStack {
            Sign()
            Sign().labelsVisibility(.visible)
            Sign().labelsVisibility(.hidden)
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["automatic", "visible", "hidden"])
    #expect(screen.notices.isEmpty)
  }
}
