// FirebaseAppCheck: the declarations of DeviceCheckProviderFactory, as its documentation has them.

class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
  override init() {}

  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { DeviceCheckProvider(app: app) }
}
