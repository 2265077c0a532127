// Vision: the declarations of VNBarcodeSymbology.
// Declared as the framework's interface has it, with code of our own.

struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
  static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
  static let code39FullASCIIChecksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
  static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
  static let gs1DataBarExpanded = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  static let gs1DataBarLimited = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
}
