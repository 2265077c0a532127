// FirebaseAppCheck: the declarations of AppCheckDebugProvider, as its documentation has them.

class AppCheckDebugProvider: NSObject, AppCheckProvider {
  init?(app: FirebaseApp) {}
}
