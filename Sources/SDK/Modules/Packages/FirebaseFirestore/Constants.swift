// FirebaseFirestore: the constants, as its documentation has them.

let FirestoreErrorDomain = "FIRFirestoreErrorDomain"
let FirestoreCacheSizeUnlimited: Int64 = -1
