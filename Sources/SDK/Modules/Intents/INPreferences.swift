// Intents: the declarations of INPreferences. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class INPreferences: NSObject {
  class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {}
  class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
