// FirebaseFirestore: the declarations of FirestoreSource, as its documentation has them.

enum FirestoreSource: Int { case `default`, server, cache }
