// Foundation: the declarations of NSMutableDictionary.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableDictionary: NSDictionary, Sendable {
  override init() {}
  convenience init(capacity numItems: Int) { self.init() }
  convenience init(sharedKeySet keyset: Any)
  subscript(key: AnyHashable) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  func removeObject(forKey aKey: Any) {
    if let key = aKey as? AnyHashable { values[key] = nil }
  }
  func setObject(_ anObject: Any, forKey aKey: AnyHashable) { values[aKey] = anObject }
  func addEntries(from otherDictionary: [AnyHashable: Any]) {
    for (key, value) in otherDictionary { values[key] = value }
  }
  func removeAllObjects() { values = [:] }
  func removeObjects(forKeys keyArray: [Any]) {
    for key in keyArray { removeObject(forKey: key) }
  }
  func setDictionary(_ otherDictionary: [AnyHashable: Any]) { values = otherDictionary }
}
