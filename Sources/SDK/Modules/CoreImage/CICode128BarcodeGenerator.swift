// CoreImage: the declarations of CICode128BarcodeGenerator.
// Declared as the framework's interface has it, with code of our own.

protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
