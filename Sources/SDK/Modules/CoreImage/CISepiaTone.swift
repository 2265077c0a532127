// CoreImage: the declarations of CISepiaTone.
// Declared as the framework's interface has it, with code of our own.

protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
