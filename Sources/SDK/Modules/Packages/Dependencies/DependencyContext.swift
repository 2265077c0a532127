// swift-dependencies: the declarations of DependencyContext, as its documentation has them.

enum DependencyContext {
  case live, preview, test
}
