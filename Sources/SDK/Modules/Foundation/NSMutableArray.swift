// Foundation: the declarations of NSMutableArray.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableArray: NSArray, Sendable {
  override init() {}
  init(capacity numItems: Int) { super.init() }
  override subscript(idx: Int) -> Any {
    get { values[idx] }
    set { values[idx] = newValue }
  }
  func add(_ anObject: Any) { values.append(anObject) }
  func insert(_ anObject: Any, at index: Int) { values.insert(anObject, at: index) }
  func insert(_ objects: [Any], at indexes: IndexSet)
  func removeLastObject() {
    if !values.isEmpty { values.removeLast() }
  }
  func removeObject(at index: Int) { _ = values.remove(at: index) }
  func replaceObject(at index: Int, with anObject: Any) { values[index] = anObject }
  func addObjects(from otherArray: [Any]) { values += otherArray }
  func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { values.swapAt(idx1, idx2) }
  func removeAllObjects() { values = [] }
  func remove(_ anObject: Any, in range: NSRange)
  func remove(_ anObject: Any) { values.removeAll { NSArray.isSame($0, anObject) } }
  func removeObject(identicalTo anObject: Any, in range: NSRange)
  func removeObject(identicalTo anObject: Any)
  func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }
  func removeObjects(in range: NSRange)
  func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange)
  func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
  func setArray(_ otherArray: [Any]) { values = otherArray }
  func removeObjects(at indexes: IndexSet)
  func replaceObjects(at indexes: IndexSet, with objects: [Any])
  func sort(comparator: (Any, Any) -> ComparisonResult) {
    values.sort { comparator($0, $1) == .orderedAscending }
  }
  func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
  func sort(using sortDescriptors: [NSSortDescriptor])
  func filter(using predicate: NSPredicate) { values = filtered(using: predicate) }
}
