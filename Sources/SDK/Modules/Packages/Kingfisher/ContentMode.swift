// Kingfisher: the declarations of ContentMode, as its documentation has them.

enum ContentMode {
  case none, aspectFit, aspectFill
}
