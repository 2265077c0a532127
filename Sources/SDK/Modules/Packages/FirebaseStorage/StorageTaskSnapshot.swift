// FirebaseStorage: the declarations of StorageTaskSnapshot, as its documentation has them.

class StorageTaskSnapshot: NSObject {
  let reference: StorageReference

  init(_reference: StorageReference) { reference = _reference }

  var metadata: StorageMetadata? { nil }
  var progress: Progress? { nil }
  var error: (any Error)? { nil }
  var status: StorageTaskStatus { .resume }
}
