// Vision: the declarations of VNBarcodeObservation.
// Declared as the framework's interface has it, with code of our own.

class VNBarcodeObservation: VNRectangleObservation {
  var symbology: VNBarcodeSymbology { get }
  var payloadStringValue: String? { get }
}
