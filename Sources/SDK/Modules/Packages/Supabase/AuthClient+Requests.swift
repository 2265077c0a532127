// Supabase (github.com/supabase/supabase-swift): what it adds to AuthClient, as its documentation has it.

extension AuthClient {
  // Nothing comes from the network.
  @discardableResult func signUp(
    email: String, password: String, data: [String: JSONValue]? = nil, redirectTo: URL? = nil,
    captchaToken: String? = nil
  ) async throws -> AuthResponse { await _unanswered() }
  @discardableResult func signUp(
    phone: String, password: String, data: [String: JSONValue]? = nil, captchaToken: String? = nil
  ) async throws -> AuthResponse { await _unanswered() }
  @discardableResult func signIn(
    email: String, password: String, captchaToken: String? = nil
  ) async throws -> Session { await _unanswered() }
  @discardableResult func signIn(
    phone: String, password: String, captchaToken: String? = nil
  ) async throws -> Session { await _unanswered() }
  @discardableResult func signInWithIdToken(credentials: OpenIDConnectCredentials) async throws -> Session {
    await _unanswered()
  }
  @discardableResult func signInAnonymously(
    data: [String: JSONValue]? = nil, captchaToken: String? = nil
  ) async throws -> Session { await _unanswered() }
  func signInWithOTP(
    email: String, redirectTo: URL? = nil, shouldCreateUser: Bool = true, data: [String: JSONValue]? = nil,
    captchaToken: String? = nil
  ) async throws { let _: Bool = await _unanswered() }
  func signInWithOTP(
    phone: String, shouldCreateUser: Bool = true, data: [String: JSONValue]? = nil,
    captchaToken: String? = nil
  ) async throws { let _: Bool = await _unanswered() }
  @discardableResult func signInWithOAuth(
    provider: Provider, redirectTo: URL? = nil, scopes: String? = nil,
    queryParams: [(name: String, value: String?)] = []
  ) async throws -> Session { await _unanswered() }
  @discardableResult func session(from url: URL) async throws -> Session { await _unanswered() }
  @discardableResult func setSession(accessToken: String, refreshToken: String) async throws -> Session {
    await _unanswered()
  }
  @discardableResult func exchangeCodeForSession(authCode: String) async throws -> Session {
    await _unanswered()
  }
  @discardableResult func verifyOTP(
    email: String, token: String, type: EmailOTPType, redirectTo: URL? = nil, captchaToken: String? = nil
  ) async throws -> AuthResponse { await _unanswered() }
  @discardableResult func verifyOTP(
    phone: String, token: String, type: MobileOTPType, captchaToken: String? = nil
  ) async throws -> AuthResponse { await _unanswered() }
  @discardableResult func verifyOTP(tokenHash: String, type: EmailOTPType) async throws -> AuthResponse {
    await _unanswered()
  }
  func resend(email: String, type: ResendEmailType, emailRedirectTo: URL? = nil) async throws {
    let _: Bool = await _unanswered()
  }
  func resetPasswordForEmail(
    _ email: String, redirectTo: URL? = nil, captchaToken: String? = nil
  ) async throws { let _: Bool = await _unanswered() }
}
