// Foundation: the declarations of NSMutableIndexSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableIndexSet: NSIndexSet, Sendable {
  func add(_ indexSet: IndexSet)
  override func copy(with zone: NSZone? = nil) -> Any
  func remove(_ indexSet: IndexSet)
  func removeAllIndexes()
  func add(_ value: Int)
  func remove(_ value: Int)
  func add(in r: NSRange)
  func remove(in range: NSRange)
  func shiftIndexesStarting(at index: Int, by delta: Int)
}
