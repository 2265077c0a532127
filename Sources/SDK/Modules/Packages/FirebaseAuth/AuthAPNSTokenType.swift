// FirebaseAuth: the declarations of AuthAPNSTokenType, as its documentation has them.

enum AuthAPNSTokenType: Int { case unknown, sandbox, prod }
