// Foundation: the declarations of NSMutableArray.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableArray: NSArray, Sendable {
  override init()
  init(capacity numItems: Int)
  override subscript(idx: Int) -> Any { get set }
  func add(_ anObject: Any)
  func insert(_ anObject: Any, at index: Int)
  func insert(_ objects: [Any], at indexes: IndexSet)
  func removeLastObject()
  func removeObject(at index: Int)
  func replaceObject(at index: Int, with anObject: Any)
  func addObjects(from otherArray: [Any])
  func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
  func removeAllObjects()
  func remove(_ anObject: Any, in range: NSRange)
  func remove(_ anObject: Any)
  func removeObject(identicalTo anObject: Any, in range: NSRange)
  func removeObject(identicalTo anObject: Any)
  func removeObjects(in otherArray: [Any])
  func removeObjects(in range: NSRange)
  func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange)
  func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
  func setArray(_ otherArray: [Any])
  func removeObjects(at indexes: IndexSet)
  func replaceObjects(at indexes: IndexSet, with objects: [Any])
  func sort(comparator: (Any, Any) -> ComparisonResult)
  func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
  func sort(using sortDescriptors: [NSSortDescriptor])
  func filter(using predicate: NSPredicate)
}
