// Photos: the declarations of PHAssetMediaType.
// Declared as the framework's interface has it, with code of our own.

enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image
  case video
  case audio
}
