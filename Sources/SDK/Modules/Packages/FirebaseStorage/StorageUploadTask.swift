// FirebaseStorage: the declarations of StorageUploadTask, as its documentation has them.

class StorageUploadTask: StorageObservableTask {}
