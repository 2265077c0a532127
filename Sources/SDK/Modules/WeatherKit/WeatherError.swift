// WeatherKit: the declarations of WeatherError.
// Declared as the framework's interface has it, with code of our own.

enum WeatherError: Error, LocalizedError {
  case permissionDenied
  case unknown
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}
