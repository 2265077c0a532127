// Foundation: the declarations of NSCache. Nothing leaves it by itself.

class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
  var name: String = ""
  var totalCostLimit: Int = 0
  var countLimit: Int = 0
  var evictsObjectsWithDiscardedContent: Bool = false
  weak var delegate: (any NSCacheDelegate)?
  var stored: [AnyHashable: ObjectType] = [:]
  override init() {}
  func name(of key: KeyType) -> AnyHashable { (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key)) }
  func object(forKey key: KeyType) -> ObjectType? { stored[name(of: key)] }
  func setObject(_ obj: ObjectType, forKey key: KeyType) { stored[name(of: key)] = obj }
  func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { stored[name(of: key)] = obj }
  func removeObject(forKey key: KeyType) { stored[name(of: key)] = nil }
  func removeAllObjects() { stored = [:] }
}
