// Lottie: the declarations of RenderingEngine, as its documentation has them.

enum RenderingEngine: Hashable {
  case mainThread, coreAnimation
}
