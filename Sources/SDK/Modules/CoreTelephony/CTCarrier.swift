// CoreTelephony: the declarations of CTCarrier.
// Declared as the framework's interface has it, with code of our own.

class CTCarrier: NSObject {
  var carrierName: String? { get }
  var mobileCountryCode: String? { get }
  var mobileNetworkCode: String? { get }
  var isoCountryCode: String? { get }
  var allowsVOIP: Bool { get }
}
