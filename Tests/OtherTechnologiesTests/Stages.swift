import EarshotKit

/// A notice with two buttons in four stages: the shape of a survey cell by Bas Broek (2024),
/// which was optimized for VoiceOver until Voice Control lost its buttons.
enum Stages {
  private static func view(_ body: String) -> String {
    """
    struct StormNotice: View {
      var headline: some View { Text("Storm tonight") }
      var details: some View { Text("Do you need a berth in the basin?") }
      var reserve: some View { Button("Reserve") { print("reserved") } }
      var close: some View {
        Button { print("closed") } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
      }
      var body: some View {
    \(body)
      }
    }
    """
  }

  static let apart = view(
    """
    VStack { VStack { headline; details }; reserve }
      .overlay(alignment: .topTrailing) { close }
    """)
  static let sorted = view(
    """
    VStack { VStack { headline; details }.accessibilityElement(children: .combine); reserve }
      .overlay(alignment: .topTrailing) { close.accessibilitySortPriority(-1) }
    """)
  static let combined = view(
    """
    VStack { VStack { headline; details }; reserve }
      .overlay(alignment: .topTrailing) { close }
      .accessibilityElement(children: .combine)
    """)
  static let named = view(
    """
    VStack { VStack { headline; details }; reserve }
      .overlay(alignment: .topTrailing) { close }
      .accessibilityElement(children: .combine)
      .accessibilityInputLabels(["Reserve"])
    """)

  static func input(_ source: String, _ technology: AssistiveTechnology) throws -> OpenedInput {
    var options = OpenOptions()
    options.technology = technology
    return try Earshot.open(swift: source, options: options)
  }

  static func session(_ source: String, _ technology: AssistiveTechnology) throws -> NavigationSession {
    let input = try input(source, technology)
    var session = NavigationSession(
      try input.navigator(), settings: input.settings, technology: technology)
    _ = session.open()
    return session
  }

  static func side(_ source: String) throws -> ScreenComparison.Side {
    let input = try Earshot.open(swift: source)
    return ScreenComparison.Side("side", screen: input.screens[0], settings: input.settings)
  }
}
