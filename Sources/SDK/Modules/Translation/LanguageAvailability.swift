// Translation: the declarations of LanguageAvailability. What is installed is on the device.
// Declared as the framework's interface has it, with code of our own.

class LanguageAvailability: Sendable {
  enum Status: Sendable {
    case installed
    case supported
    case unsupported
  }
  init() {}
  var supportedLanguages: [Locale.Language] {
    get async { await withCheckedContinuation { _ in } }
  }
  func status(
    from source: Locale.Language, to target: Locale.Language?
  ) async -> LanguageAvailability.Status {
    await withCheckedContinuation { _ in }
  }
  func status(for text: String, to target: Locale.Language?) async throws -> LanguageAvailability.Status {
    await withCheckedContinuation { _ in }
  }
}
