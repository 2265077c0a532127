// Nuke: the declarations of ImageProcessors, as its documentation has them.

enum ImageProcessors {
  struct Resize: ImageProcessing, Hashable {
    let identifier: String

    init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {
      identifier = "resize \(size.width) \(size.height)"
    }
    init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
      identifier = "resize width \(width)"
    }
    init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
      identifier = "resize height \(height)"
    }

    func process(_ image: PlatformImage) -> PlatformImage? { image }
  }

  struct Circle: ImageProcessing, Hashable {
    let identifier = "circle"

    init(border: ImageProcessingOptions.Border? = nil) {}

    func process(_ image: PlatformImage) -> PlatformImage? { image }
  }

  struct RoundedCorners: ImageProcessing, Hashable {
    let identifier: String

    init(
      radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
      border: ImageProcessingOptions.Border? = nil
    ) {
      identifier = "corners \(radius)"
    }

    func process(_ image: PlatformImage) -> PlatformImage? { image }
  }

  struct GaussianBlur: ImageProcessing, Hashable {
    let identifier: String

    init(radius: Int = 8) { identifier = "blur \(radius)" }

    func process(_ image: PlatformImage) -> PlatformImage? { image }
  }

  struct Anonymous: ImageProcessing {
    let identifier: String
    private let closure: (PlatformImage) -> PlatformImage?

    init(id: String, _ closure: @escaping (PlatformImage) -> PlatformImage?) {
      identifier = id
      self.closure = closure
    }

    func process(_ image: PlatformImage) -> PlatformImage? { closure(image) }
  }

  struct Composition: ImageProcessing {
    let identifier = "composition"
    private let processors: [any ImageProcessing]

    init(_ processors: [any ImageProcessing]) { self.processors = processors }

    func process(_ image: PlatformImage) -> PlatformImage? {
      processors.reduce(image as PlatformImage?) { image, processor in image.flatMap(processor.process) }
    }
  }
}
