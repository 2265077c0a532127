// VisionKit: the declarations of RecognizedItem.
// Declared as the framework's interface has it, with code of our own.

enum RecognizedItem: Identifiable, Sendable {
  struct Bounds: Sendable {
    var topLeft: CGPoint
    var topRight: CGPoint
    var bottomRight: CGPoint
    var bottomLeft: CGPoint
  }
  struct Text: Identifiable, Sendable {
    var id: UUID { get }
    var bounds: RecognizedItem.Bounds { get }
    var transcript: String { get }
    var observation: VNRecognizedTextObservation { get }
  }
  struct Barcode: Identifiable, Sendable {
    var id: UUID { get }
    var bounds: RecognizedItem.Bounds { get }
    var payloadStringValue: String? { get }
    var observation: VNBarcodeObservation { get }
  }
  case text(RecognizedItem.Text)
  case barcode(RecognizedItem.Barcode)
  var id: UUID { get }
  var bounds: RecognizedItem.Bounds { get }
}
