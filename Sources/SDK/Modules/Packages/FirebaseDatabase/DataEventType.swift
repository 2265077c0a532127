// FirebaseDatabase: the declarations of DataEventType, as its documentation has them.

enum DataEventType: Int { case childAdded, childRemoved, childChanged, childMoved, value }
