// Vision: the declarations of VNImageRequestHandler. It looks at nothing.
// Declared as the framework's interface has it, with code of our own.

class VNImageRequestHandler: NSObject {
  init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  func perform(_ requests: [VNRequest]) throws
}
