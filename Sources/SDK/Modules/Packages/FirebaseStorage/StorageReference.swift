// FirebaseStorage: the declarations of StorageReference, as its documentation has them.

class StorageReference: NSObject {
  let fullPath: String

  init(_path: String) { fullPath = _path.split(separator: "/").joined(separator: "/") }

  var storage: Storage { Storage.storage() }
  var bucket: String { storage.app.options.storageBucket ?? "" }
  var name: String { String(fullPath.split(separator: "/").last ?? "") }
  func root() -> StorageReference { StorageReference(_path: "") }
  func parent() -> StorageReference? {
    fullPath.isEmpty
      ? nil : StorageReference(_path: fullPath.split(separator: "/").dropLast().joined(separator: "/"))
  }
  func child(_ path: String) -> StorageReference { StorageReference(_path: fullPath + "/" + path) }
}
