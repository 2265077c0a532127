// URLImage: the declarations of URLImageFileStoreType, as its documentation has them.

protocol URLImageFileStoreType: URLImageStoreType {}
