// Foundation: the declarations of NSHashTable that only Apple's platforms have.

class NSHashTable<ObjectType>: NSObject where ObjectType: AnyObject {
  var count: Int { get }
  var allObjects: [ObjectType] { get }
  var anyObject: ObjectType? { get }
  override init()
  class func weakObjects() -> NSHashTable<ObjectType>
  func member(_ object: ObjectType?) -> ObjectType?
  func add(_ object: ObjectType?)
  func remove(_ object: ObjectType?)
  func removeAllObjects()
  func contains(_ anObject: ObjectType?) -> Bool
  func objectEnumerator() -> NSEnumerator
}
