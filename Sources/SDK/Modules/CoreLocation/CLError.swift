// CoreLocation: the declarations of CLError.
// Declared as the framework's interface has it, with code of our own.

struct CLError: Error, Hashable {
  enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }
  static var errorDomain: String { "kCLErrorDomain" }
  static var locationUnknown: CLError.Code { .locationUnknown }
  static var denied: CLError.Code { .denied }
  static var network: CLError.Code { .network }
  static var geocodeFoundNoResult: CLError.Code { .geocodeFoundNoResult }
  let code: CLError.Code
  init(_ code: CLError.Code) { self.code = code }
}
