// Kingfisher: the declarations of ImageModifier, as its documentation has them.

protocol ImageModifier {
  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}
