// CoreImage: the declarations of CIGaussianBlur.
// Declared as the framework's interface has it, with code of our own.

protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
