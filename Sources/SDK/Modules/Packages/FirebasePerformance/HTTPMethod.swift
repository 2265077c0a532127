// FirebasePerformance: the declarations of HTTPMethod, as its documentation has them.

enum HTTPMethod: Int { case get, put, post, delete, head, patch, options, trace, connect }
