// FirebaseFirestore: the declarations of DocumentChangeType, as its documentation has them.

enum DocumentChangeType: Int { case added, modified, removed }
