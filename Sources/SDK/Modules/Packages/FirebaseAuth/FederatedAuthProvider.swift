// FirebaseAuth: the declarations of FederatedAuthProvider, as its documentation has them.

protocol FederatedAuthProvider: NSObjectProtocol {
  func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}
