// FirebaseFirestore: the declarations of DecodingFailureStrategy, as its documentation has them.

enum DecodingFailureStrategy { case ignore, raise }
