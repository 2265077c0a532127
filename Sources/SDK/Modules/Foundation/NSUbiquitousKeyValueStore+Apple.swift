// Foundation: the declarations of NSUbiquitousKeyValueStore that only Apple's platforms have.

class NSUbiquitousKeyValueStore: NSObject {
  class var `default`: NSUbiquitousKeyValueStore { get }
  class var didChangeExternallyNotification: NSNotification.Name { get }
  var dictionaryRepresentation: [String: Any] { get }
  func object(forKey aKey: String) -> Any?
  func set(_ anObject: Any?, forKey aKey: String)
  func removeObject(forKey aKey: String)
  func string(forKey aKey: String) -> String?
  func array(forKey aKey: String) -> [Any]?
  func dictionary(forKey aKey: String) -> [String: Any]?
  func data(forKey aKey: String) -> Data?
  func longLong(forKey aKey: String) -> Int64
  func double(forKey aKey: String) -> Double
  func bool(forKey aKey: String) -> Bool
  func set(_ aString: String?, forKey aKey: String)
  func set(_ aData: Data?, forKey aKey: String)
  func set(_ anArray: [Any]?, forKey aKey: String)
  func set(_ aDictionary: [String: Any]?, forKey aKey: String)
  func set(_ value: Int64, forKey aKey: String)
  func set(_ value: Double, forKey aKey: String)
  func set(_ value: Bool, forKey aKey: String)
  @discardableResult func synchronize() -> Bool
}
