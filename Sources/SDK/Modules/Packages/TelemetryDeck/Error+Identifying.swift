// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): what it adds to Error, as its documentation has it.

extension Error {
  func with(id: String) -> AnyIdentifiableError { AnyIdentifiableError(id: id, error: self) }
}
