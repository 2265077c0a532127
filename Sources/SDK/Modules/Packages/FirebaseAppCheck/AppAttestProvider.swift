// FirebaseAppCheck: the declarations of AppAttestProvider, as its documentation has them.

class AppAttestProvider: NSObject, AppCheckProvider {
  init?(app: FirebaseApp) {}
}
