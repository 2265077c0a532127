// Foundation: the declarations of NSMapTable that only Apple's platforms have.

class NSMapTable<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
  var count: Int { get }
  override init()
  class func strongToStrongObjects() -> NSMapTable<AnyObject, AnyObject>
  class func weakToStrongObjects() -> NSMapTable<AnyObject, AnyObject>
  class func strongToWeakObjects() -> NSMapTable<AnyObject, AnyObject>
  class func weakToWeakObjects() -> NSMapTable<AnyObject, AnyObject>
  func object(forKey aKey: KeyType?) -> ObjectType?
  func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
  func removeObject(forKey aKey: KeyType?)
  func removeAllObjects()
  func keyEnumerator() -> NSEnumerator
  func objectEnumerator() -> NSEnumerator?
}
