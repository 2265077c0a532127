// Vision: the declarations of VNDetectBarcodesRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectBarcodesRequest: VNImageBasedRequest {
  var symbologies: [VNBarcodeSymbology] { get set }
  var coalesceCompositeSymbologies = false
  class var supportedSymbologies: [VNBarcodeSymbology] { get }
  func supportedSymbologies() throws -> [VNBarcodeSymbology]
  override var results: [VNBarcodeObservation]? { nil }
}
