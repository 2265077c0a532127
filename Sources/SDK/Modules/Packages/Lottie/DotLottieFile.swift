// Lottie: the declarations of DotLottieFile, as its documentation has them.

final class DotLottieFile {
  init() {}

  static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) async throws -> DotLottieFile { DotLottieFile() }
  static func loadedFrom(filepath: String) async throws -> DotLottieFile { DotLottieFile() }
  static func loadedFrom(url: URL) async throws -> DotLottieFile { DotLottieFile() }
  static func asset(named name: String, bundle: Bundle = .main) async throws -> DotLottieFile {
    DotLottieFile()
  }
}
