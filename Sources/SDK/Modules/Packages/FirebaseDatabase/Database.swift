// FirebaseDatabase (github.com/firebase/firebase-ios-sdk): the declarations of Database, as its documentation has them.

class Database: NSObject {
  private static let only = Database()

  var isPersistenceEnabled = false
  var persistenceCacheSizeBytes: UInt = 10_485_760
  var app: FirebaseApp? { FirebaseApp.app() }

  class func database() -> Database { only }
  class func database(url: String) -> Database { only }
  class func database(app: FirebaseApp) -> Database { only }
  class func database(app: FirebaseApp, url: String) -> Database { only }
  class func setLoggingEnabled(_ enabled: Bool) {}

  func reference() -> DatabaseReference { DatabaseReference(_path: "") }
  func reference(withPath path: String) -> DatabaseReference { DatabaseReference(_path: path) }
  func reference(fromURL databaseUrl: String) -> DatabaseReference {
    DatabaseReference(_path: databaseUrl.split(separator: "/").dropFirst(2).joined(separator: "/"))
  }
  func goOnline() {}
  func goOffline() {}
  func useEmulator(withHost host: String, port: Int) {}
}
