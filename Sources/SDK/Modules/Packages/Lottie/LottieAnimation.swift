// Lottie: the declarations of LottieAnimation, as its documentation has them.

/// What moves: how long and how large it is stands in its file.
final class LottieAnimation {
  init() {}

  static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) -> LottieAnimation? {
    LottieAnimation()
  }
  static func filepath(_ filepath: String) -> LottieAnimation? { LottieAnimation() }
  static func asset(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { LottieAnimation() }
  static func from(data: Data) throws -> LottieAnimation { LottieAnimation() }
  static func loadedFrom(url: URL) async -> LottieAnimation? { LottieAnimation() }
}
