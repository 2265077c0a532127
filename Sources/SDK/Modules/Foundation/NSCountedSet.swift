// Foundation: the declarations of NSCountedSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCountedSet: NSMutableSet {
  required init(capacity numItems: Int)
  convenience init()
  convenience init(array: [Any])
  convenience init(set: Set<AnyHashable>)
  required convenience init?(coder: NSCoder)
  override func encode(with coder: NSCoder)
  override func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy(with zone: NSZone? = nil) -> Any
  func count(for object: Any) -> Int
  override func add(_ object: Any)
  override func remove(_ object: Any)
  override func removeAllObjects()
  override func isEqual(_ value: Any?) -> Bool
}
