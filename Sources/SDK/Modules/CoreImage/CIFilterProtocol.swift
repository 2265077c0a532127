// CoreImage: the declarations of CIFilterProtocol.
// Declared as the framework's interface has it, with code of our own.

protocol CIFilterProtocol {
  var outputImage: CIImage? { get }
}
