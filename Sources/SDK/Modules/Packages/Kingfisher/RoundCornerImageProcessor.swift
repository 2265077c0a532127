// Kingfisher: the declarations of RoundCornerImageProcessor, as its documentation has them.

struct RoundCornerImageProcessor: ImageProcessor {
  let radius: Radius
  let targetSize: CGSize?
  let roundingCorners: RectCorner
  let backgroundColor: KFCrossPlatformColor?
  let identifier = "round corners"

  init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: KFCrossPlatformColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
      backgroundColor: backgroundColor)
  }
  init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: KFCrossPlatformColor? = nil
  ) {
    self.radius = radius
    self.targetSize = targetSize
    roundingCorners = corners
    self.backgroundColor = backgroundColor
  }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
