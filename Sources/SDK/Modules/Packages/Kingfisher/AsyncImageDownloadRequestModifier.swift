// Kingfisher: the declarations of AsyncImageDownloadRequestModifier, as its documentation has them.

protocol AsyncImageDownloadRequestModifier {}
