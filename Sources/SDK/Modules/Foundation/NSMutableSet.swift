// Foundation: the declarations of NSMutableSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableSet: NSSet, Sendable {
  convenience init()
  required init(capacity numItems: Int)
  required convenience init?(coder aDecoder: NSCoder)
  func add(_ object: Any)
  func remove(_ object: Any)
  func addObjects(from array: [Any])
  func intersect(_ otherSet: Set<AnyHashable>)
  func minus(_ otherSet: Set<AnyHashable>)
  func removeAllObjects()
  func union(_ otherSet: Set<AnyHashable>)
  func setSet(_ otherSet: Set<AnyHashable>)
  func filter(using predicate: NSPredicate)
}
