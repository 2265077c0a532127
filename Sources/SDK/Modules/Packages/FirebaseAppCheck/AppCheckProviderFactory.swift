// FirebaseAppCheck: the declarations of AppCheckProviderFactory, as its documentation has them.

protocol AppCheckProviderFactory: NSObjectProtocol {
  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}
