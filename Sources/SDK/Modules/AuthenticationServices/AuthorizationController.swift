// AuthenticationServices: the declarations of AuthorizationController. Nobody answers what it asks.
// Declared as the framework's interface has it, with code of our own.

struct AuthorizationController: Sendable {
  init() {}
  func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    await withCheckedContinuation { _ in }
  }
  func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult {
    await withCheckedContinuation { _ in }
  }
  func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    await withCheckedContinuation { _ in }
  }
  func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
  ) async throws -> ASAuthorizationResult {
    await withCheckedContinuation { _ in }
  }
  func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorizationResult
  { await withCheckedContinuation { _ in } }
  func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  { await withCheckedContinuation { _ in } }
}
