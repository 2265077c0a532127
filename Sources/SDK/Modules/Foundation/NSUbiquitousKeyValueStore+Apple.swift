// Foundation: the declarations of NSUbiquitousKeyValueStore that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// Nobody is signed in to iCloud: what is set is kept on the device, while the program runs.
class NSUbiquitousKeyValueStore: NSObject {
  static let _default = NSUbiquitousKeyValueStore()
  class var `default`: NSUbiquitousKeyValueStore { _default }
  class var didChangeExternallyNotification: NSNotification.Name {
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }
  var _values: [String: Any] = [:]
  var dictionaryRepresentation: [String: Any] { _values }
  func object(forKey aKey: String) -> Any? { _values[aKey] }
  func set(_ anObject: Any?, forKey aKey: String) { _values[aKey] = anObject }
  func removeObject(forKey aKey: String) { _values[aKey] = nil }
  func string(forKey aKey: String) -> String? { _values[aKey] as? String }
  func array(forKey aKey: String) -> [Any]? { _values[aKey] as? [Any] }
  func dictionary(forKey aKey: String) -> [String: Any]? { _values[aKey] as? [String: Any] }
  func data(forKey aKey: String) -> Data? { _values[aKey] as? Data }
  func longLong(forKey aKey: String) -> Int64 {
    if let number = _values[aKey] as? Int64 { return number }
    return (_values[aKey] as? Int).map { Int64($0) } ?? 0
  }
  func double(forKey aKey: String) -> Double { _values[aKey] as? Double ?? 0 }
  func bool(forKey aKey: String) -> Bool { _values[aKey] as? Bool ?? false }
  func set(_ aString: String?, forKey aKey: String) { _values[aKey] = aString }
  func set(_ aData: Data?, forKey aKey: String) { _values[aKey] = aData }
  func set(_ anArray: [Any]?, forKey aKey: String) { _values[aKey] = anArray }
  func set(_ aDictionary: [String: Any]?, forKey aKey: String) { _values[aKey] = aDictionary }
  func set(_ value: Int64, forKey aKey: String) { _values[aKey] = value }
  func set(_ value: Double, forKey aKey: String) { _values[aKey] = value }
  func set(_ value: Bool, forKey aKey: String) { _values[aKey] = value }
  @discardableResult func synchronize() -> Bool { true }
}
