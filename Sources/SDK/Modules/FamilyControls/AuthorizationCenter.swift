// FamilyControls: the declarations of AuthorizationCenter. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class AuthorizationCenter: ObservableObject {
  static let shared = AuthorizationCenter()
  @Published var authorizationStatus: AuthorizationStatus = .notDetermined
  init() {}
  /// The system asks; nobody answers.
  func requestAuthorization(for member: FamilyControlsMember) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {}
}
