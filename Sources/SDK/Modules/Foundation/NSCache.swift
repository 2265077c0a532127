// Foundation: the declarations of NSCache.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
  var name: String { get set }
  var totalCostLimit: Int { get set }
  var countLimit: Int { get set }
  var evictsObjectsWithDiscardedContent: Bool { get set }
  weak var delegate: (any NSCacheDelegate)? { get set }
  override init()
  func object(forKey key: KeyType) -> ObjectType?
  func setObject(_ obj: ObjectType, forKey key: KeyType)
  func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
  func removeObject(forKey key: KeyType)
  func removeAllObjects()
}
