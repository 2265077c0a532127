// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): the declarations of ErrorCategory, as its documentation has them.

enum ErrorCategory: String {
  case thrownException = "thrown-exception"
  case userInput = "user-input"
  case appState = "app-state"
}
