// Kingfisher: the declarations of KingfisherError, as its documentation has them.

/// Which errors there are is nothing that is seen while nothing is fetched.
struct KingfisherError: Error {}
