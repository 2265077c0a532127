// FirebaseStorage: the declarations of StorageDownloadTask, as its documentation has them.

class StorageDownloadTask: StorageObservableTask {}
