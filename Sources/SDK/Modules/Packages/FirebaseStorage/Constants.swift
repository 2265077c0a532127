// FirebaseStorage: the constants, as its documentation has them.

let StorageErrorDomain = "FIRStorageErrorDomain"
