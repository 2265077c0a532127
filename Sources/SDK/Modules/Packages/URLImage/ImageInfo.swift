// URLImage: the declarations of ImageInfo, as its documentation has them.

/// What a picture is like is known when it was fetched.
struct ImageInfo {
  init() {}
}
