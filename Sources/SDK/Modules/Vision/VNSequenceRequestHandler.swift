// Vision: the declarations of VNSequenceRequestHandler. It looks at nothing.
// Declared as the framework's interface has it, with code of our own.

class VNSequenceRequestHandler: NSObject {
  override init() {}
  func perform(_ requests: [VNRequest], on image: CGImage) throws
  func perform(_ requests: [VNRequest], on image: CIImage) throws
  func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws
}
