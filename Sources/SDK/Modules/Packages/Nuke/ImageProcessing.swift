// Nuke: the declarations of ImageProcessing, as its documentation has them.

protocol ImageProcessing {
  var identifier: String { get }
  func process(_ image: PlatformImage) -> PlatformImage?
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
  ) -> ImageProcessors.Resize {
    ImageProcessors.Resize(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
  }
  static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> ImageProcessors.Resize {
    ImageProcessors.Resize(width: width, unit: unit, upscale: upscale)
  }
  static func resize(
    height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
  ) -> ImageProcessors.Resize {
    ImageProcessors.Resize(height: height, unit: unit, upscale: upscale)
  }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  static func circle(border: ImageProcessingOptions.Border? = nil) -> ImageProcessors.Circle {
    ImageProcessors.Circle(border: border)
  }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  static func roundedCorners(
    radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
    border: ImageProcessingOptions.Border? = nil
  ) -> ImageProcessors.RoundedCorners {
    ImageProcessors.RoundedCorners(radius: radius, unit: unit, border: border)
  }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  static func gaussianBlur(radius: Int = 8) -> ImageProcessors.GaussianBlur {
    ImageProcessors.GaussianBlur(radius: radius)
  }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
  static func process(
    id: String, _ closure: @escaping (PlatformImage) -> PlatformImage?
  ) -> ImageProcessors.Anonymous {
    ImageProcessors.Anonymous(id: id, closure)
  }
}
