// MusicKit: the declarations of MusicAuthorization. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

struct MusicAuthorization {
  enum Status: String, Codable, Sendable, CustomStringConvertible {
    case notDetermined
    case denied
    case restricted
    case authorized
    var description: String { get }
  }
  static var currentStatus: MusicAuthorization.Status { .notDetermined }
  /// The system asks; nobody answers.
  static func request() async -> MusicAuthorization.Status { await withCheckedContinuation { _ in } }
}
