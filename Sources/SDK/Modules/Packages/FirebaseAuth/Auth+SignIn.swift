// FirebaseAuth (github.com/firebase/firebase-ios-sdk): what it adds to Auth, as its documentation has it.

extension Auth {
  func signIn(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func signIn(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { await _unanswered() }
  func signIn(
    withEmail email: String, link: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func signIn(
    withEmail email: String, link: String
  ) async throws -> AuthDataResult { await _unanswered() }
  func signIn(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
  }
  @discardableResult func signIn(
    with credential: AuthCredential
  ) async throws -> AuthDataResult { await _unanswered() }
  func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult { await _unanswered() }
  func signIn(withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  @discardableResult func signIn(
    withCustomToken token: String
  ) async throws -> AuthDataResult { await _unanswered() }
  func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  @discardableResult func signInAnonymously() async throws -> AuthDataResult { await _unanswered() }
  func createUser(
    withEmail email: String, password: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult { await _unanswered() }
  func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {}
  func sendPasswordReset(withEmail email: String) async throws { let _: Bool = await _unanswered() }
  func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) {}
  func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws { let _: Bool = await _unanswered() }
  func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: (((any Error)?) -> Void)? = nil
  ) {}
  func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws { let _: Bool = await _unanswered() }
  func updateCurrentUser(_ user: User, completion: (((any Error)?) -> Void)? = nil) {}
  func updateCurrentUser(_ user: User) async throws { let _: Bool = await _unanswered() }
  func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {}
  func fetchSignInMethods(forEmail email: String) async throws -> [String] { await _unanswered() }
  func confirmPasswordReset(
    withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
  ) {}
  func confirmPasswordReset(
    withCode code: String, newPassword: String
  ) async throws { let _: Bool = await _unanswered() }
  func verifyPasswordResetCode(_ code: String, completion: @escaping (String?, (any Error)?) -> Void) {}
  func verifyPasswordResetCode(_ code: String) async throws -> String { await _unanswered() }
  func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {}
  func applyActionCode(_ code: String) async throws { let _: Bool = await _unanswered() }
  func revokeToken(
    withAuthorizationCode authorizationCode: String, completion: (((any Error)?) -> Void)? = nil
  ) {}
  func revokeToken(withAuthorizationCode authorizationCode: String) async throws {
    let _: Bool = await _unanswered()
  }
}
