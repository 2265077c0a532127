// Kingfisher: the declarations of AnyImageModifier, as its documentation has them.

struct AnyImageModifier: ImageModifier {
  let block: (KFCrossPlatformImage) throws -> KFCrossPlatformImage

  init(modify: @escaping (KFCrossPlatformImage) throws -> KFCrossPlatformImage) { block = modify }

  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage { (try? block(image)) ?? image }
}
