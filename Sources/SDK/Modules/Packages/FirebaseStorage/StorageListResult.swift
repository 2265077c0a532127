// FirebaseStorage: the declarations of StorageListResult, as its documentation has them.

class StorageListResult: NSObject {
  var prefixes: [StorageReference] { get }
  var items: [StorageReference] { get }
  var pageToken: String? { get }
}
