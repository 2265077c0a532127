// FirebaseRemoteConfig (github.com/firebase/firebase-ios-sdk): the declarations of RemoteConfigValue, as its documentation has them.

/// A value before anything was fetched: the default that the app set, else empty.
class RemoteConfigValue: NSObject {
  private let held: Any?

  init(_held: Any?) { held = _held }

  var source: RemoteConfigSource { held == nil ? .static : .default }
  var stringValue: String {
    guard let held else { return "" }
    return "\(held)"
  }
  var boolValue: Bool {
    if let truth = held as? Bool { return truth }
    return ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased())
  }
  var numberValue: NSNumber {
    if let truth = held as? Bool { return NSNumber(value: truth ? 1 : 0) }
    if let whole = Int(stringValue) { return NSNumber(value: whole) }
    return NSNumber(value: Double(stringValue) ?? 0)
  }
  var dataValue: Data { Data(stringValue.utf8) }
  var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
}
