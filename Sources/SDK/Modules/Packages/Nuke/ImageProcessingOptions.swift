// Nuke: the declarations of ImageProcessingOptions, as its documentation has them.

enum ImageProcessingOptions {
  enum Unit {
    case points, pixels
  }

  enum ContentMode {
    case aspectFill, aspectFit
  }

  struct Border {
    let color: PlatformColor
    let width: CGFloat

    init(color: PlatformColor, width: CGFloat = 1, unit: Unit = .points) {
      self.color = color
      self.width = width
    }
  }
}
