// Lottie: the declarations of LottieConfiguration, as its documentation has them.

struct LottieConfiguration: Hashable {
  static var shared = LottieConfiguration()
  var renderingEngine: RenderingEngineOption

  init(renderingEngine: RenderingEngineOption = .automatic) { self.renderingEngine = renderingEngine }
}
