// FirebaseAppCheck: the declarations of AppCheckDebugProviderFactory, as its documentation has them.

class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
  override init() {}

  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}
