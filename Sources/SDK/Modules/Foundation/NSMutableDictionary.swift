// Foundation: the declarations of NSMutableDictionary.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableDictionary: NSDictionary, Sendable {
  required convenience init()
  convenience init(capacity numItems: Int)
  convenience init(sharedKeySet keyset: Any)
  subscript(key: AnyHashable) -> Any? { get set }
  func removeObject(forKey aKey: Any)
  func setObject(_ anObject: Any, forKey aKey: AnyHashable)
  func addEntries(from otherDictionary: [AnyHashable: Any])
  func removeAllObjects()
  func removeObjects(forKeys keyArray: [Any])
  func setDictionary(_ otherDictionary: [AnyHashable: Any])
}
