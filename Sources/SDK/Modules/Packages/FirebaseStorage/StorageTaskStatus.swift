// FirebaseStorage: the declarations of StorageTaskStatus, as its documentation has them.

enum StorageTaskStatus: Int { case unknown, resume, progress, pause, success, failure }
