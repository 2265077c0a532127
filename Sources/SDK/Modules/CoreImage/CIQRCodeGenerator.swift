// CoreImage: the declarations of CIQRCodeGenerator.
// Declared as the framework's interface has it, with code of our own.

protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
