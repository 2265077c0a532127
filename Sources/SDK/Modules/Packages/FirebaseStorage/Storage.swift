// FirebaseStorage (github.com/firebase/firebase-ios-sdk): the declarations of Storage, as its documentation has them.

class Storage: NSObject {
  private static let only = Storage()

  var maxUploadRetryTime: TimeInterval = 600
  var maxDownloadRetryTime: TimeInterval = 600
  var maxOperationRetryTime: TimeInterval = 120
  var app: FirebaseApp { FirebaseApp.app() ?? FirebaseApp(_name: "", _options: FirebaseOptions()) }

  class func storage() -> Storage { only }
  class func storage(url: String) -> Storage { only }
  class func storage(app: FirebaseApp) -> Storage { only }
  class func storage(app: FirebaseApp, url: String) -> Storage { only }

  func reference() -> StorageReference { StorageReference(_path: "") }
  func reference(withPath path: String) -> StorageReference { StorageReference(_path: path) }
  func reference(forURL url: String) -> StorageReference {
    StorageReference(_path: url.split(separator: "/").dropFirst(2).joined(separator: "/"))
  }
  func reference(for url: URL) throws -> StorageReference { reference(forURL: url.absoluteString) }
  func useEmulator(withHost host: String, port: Int) {}
}
