// Foundation: the declarations of NSMutableSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableSet: NSSet, Sendable {
  override init() {}
  required init(capacity numItems: Int) { super.init() }
  required convenience init?(coder aDecoder: NSCoder)
  func add(_ object: Any) { insertNew(object) }
  func remove(_ object: Any) { values.removeAll { NSArray.isSame($0, object) } }
  func addObjects(from array: [Any]) {
    for object in array { add(object) }
  }
  func intersect(_ otherSet: Set<AnyHashable>)
  func minus(_ otherSet: Set<AnyHashable>) {
    for object in otherSet { remove(object.base) }
  }
  func removeAllObjects() { values = [] }
  func union(_ otherSet: Set<AnyHashable>) {
    for object in otherSet { add(object.base) }
  }
  func setSet(_ otherSet: Set<AnyHashable>)
  func filter(using predicate: NSPredicate)
}
