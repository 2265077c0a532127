// Lottie: the declarations of RenderingEngineOption, as its documentation has them.

enum RenderingEngineOption: Hashable {
  case automatic
  case specific(RenderingEngine)

  static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}
