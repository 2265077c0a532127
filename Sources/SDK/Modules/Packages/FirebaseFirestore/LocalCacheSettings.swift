// FirebaseFirestore: the declarations of LocalCacheSettings, as its documentation has them.

protocol LocalCacheSettings {}
