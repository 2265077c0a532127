// Kingfisher: the declarations of RetryStrategy, as its documentation has them.

protocol RetryStrategy {}
