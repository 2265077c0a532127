// URLImage: the declarations of URLImageInMemoryStoreType, as its documentation has them.

protocol URLImageInMemoryStoreType: URLImageStoreType {}
