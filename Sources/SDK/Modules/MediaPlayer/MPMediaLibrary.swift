// MediaPlayer: the declarations of MPMediaLibrary. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class MPMediaLibrary: NSObject {
  static let _default = MPMediaLibrary()
  class func `default`() -> MPMediaLibrary { _default }
  class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void)
  {}
}
