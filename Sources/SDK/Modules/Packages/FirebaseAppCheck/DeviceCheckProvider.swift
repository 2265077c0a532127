// FirebaseAppCheck: the declarations of DeviceCheckProvider, as its documentation has them.

class DeviceCheckProvider: NSObject, AppCheckProvider {
  init?(app: FirebaseApp) {}
}
