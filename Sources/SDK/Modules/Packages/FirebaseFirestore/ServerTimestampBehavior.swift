// FirebaseFirestore: the declarations of ServerTimestampBehavior, as its documentation has them.

enum ServerTimestampBehavior: Int { case none, estimate, previous }
