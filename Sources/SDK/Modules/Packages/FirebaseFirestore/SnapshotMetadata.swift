// FirebaseFirestore: the declarations of SnapshotMetadata, as its documentation has them.

class SnapshotMetadata: NSObject {
  var hasPendingWrites: Bool { get }
  var isFromCache: Bool { get }
}
