// AVFoundation: the declarations of AVMetadataObject.
// Declared as the framework's interface has it, with code of our own.

class AVMetadataObject: NSObject {
  struct ObjectType: RawRepresentable, Hashable {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    static let code128 = ObjectType(rawValue: "org.iso.Code128")
    static let code39 = ObjectType(rawValue: "org.iso.Code39")
    static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    static let codabar = ObjectType(rawValue: "Codabar")
    static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    static let face = ObjectType(rawValue: "face")
    static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    static let microQR = ObjectType(rawValue: "MicroQR")
    static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    static let qr = ObjectType(rawValue: "org.iso.QRCode")
    static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
  }
}
