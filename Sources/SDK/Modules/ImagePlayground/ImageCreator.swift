// ImagePlayground: the declarations of ImageCreator. Nobody has turned it on.
// Declared as the framework's interface has it, with code of our own.

final class ImageCreator {
  enum Error: Swift.Error, LocalizedError {
    case notSupported
    case unavailable
    case creationCancelled
    case faceInImageTooSmall
    case unsupportedLanguage
    case unsupportedInputImage
    case backgroundCreationForbidden
    case creationFailed
    case conceptsRequirePersonIdentity
    var errorDescription: String? { get }
  }
  var availableStyles: [ImagePlaygroundStyle] { get }
  init() async throws { throw ImageCreator.Error.notSupported }
}
