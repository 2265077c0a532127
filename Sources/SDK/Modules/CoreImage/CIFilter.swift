// CoreImage: the declarations of CIFilter.
// Declared as the framework's interface has it, with code of our own.

/// A filter's picture is there; what is on it is not seen.
class CIFilter: NSObject {
  let name: String
  var _values: [String: Any] = [:]

  init(_name: String) { name = _name }
  convenience init?(name: String) { self.init(_name: name) }
  convenience init?(name: String, parameters params: [String: Any]?) { self.init(_name: name) }

  var outputImage: CIImage? { CIImage() }
  /// Those that a filter takes are not known of most.
  var inputKeys: [String] { get }
  @_takesUnknown override func setValue(_ value: Any?, forKey key: String) {}
  func setDefaults() {}

  class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { _CodeFilter(_name: "CIQRCodeGenerator") }
  class func aztecCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    _CodeFilter(_name: "CIAztecCodeGenerator")
  }
  class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    _CodeFilter(_name: "CICode128BarcodeGenerator")
  }
  class func gaussianBlur() -> CIFilter & CIGaussianBlur { _ImageFilter(_name: "CIGaussianBlur") }
  class func sepiaTone() -> CIFilter & CISepiaTone { _ImageFilter(_name: "CISepiaTone") }
}
