// FirebaseFirestore: the declarations of AggregateSource, as its documentation has them.

enum AggregateSource: Int { case server }
