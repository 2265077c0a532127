// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): what it adds to View, as its documentation has it.

extension View {
  func trackNavigation(path: String) -> some View { self }
}
