// Supabase (github.com/supabase/supabase-swift): the declarations of AuthClient, as its documentation has them.

/// Nobody is signed in, and nothing comes from the network.
final class AuthClient {
  init() {}

  var currentSession: Session? { nil }
  var currentUser: User? { nil }
  var session: Session { get async throws { throw AuthError.sessionMissing } }
  var authStateChanges: AsyncStream<(event: AuthChangeEvent, session: Session?)> {
    AsyncStream { continuation in continuation.yield((event: .initialSession, session: nil)) }
  }

  @discardableResult func onAuthStateChange(
    _ listener: @escaping AuthStateChangeListener
  ) async -> any AuthStateChangeListenerRegistration {
    listener(.initialSession, nil)
    return _Listener()
  }
  func user(jwt: String? = nil) async throws -> User { throw AuthError.sessionMissing }
  @discardableResult func update(user: UserAttributes, redirectTo: URL? = nil) async throws -> User {
    throw AuthError.sessionMissing
  }
  @discardableResult func refreshSession(refreshToken: String? = nil) async throws -> Session {
    throw AuthError.sessionMissing
  }
  func reauthenticate() async throws { throw AuthError.sessionMissing }
  func userIdentities() async throws -> [UserIdentity] { throw AuthError.sessionMissing }
  func signOut(scope: SignOutScope = .global) async throws {}
  func handle(_ url: URL) {}
  func startAutoRefresh() async {}
  func stopAutoRefresh() async {}
  func getOAuthSignInURL(
    provider: Provider, scopes: String? = nil, redirectTo: URL? = nil,
    queryParams: [(name: String, value: String?)] = []
  ) throws -> URL
}
