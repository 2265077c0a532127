// Foundation: the declarations of NSCountedSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCountedSet: NSMutableSet {
  /// How often each is in it, by its place.
  var counts: [Int] = []
  override init() {}
  required init(capacity numItems: Int) { super.init() }
  override func insertNew(_ object: Any) {
    if let place = place(of: object) {
      counts[place] += 1
    } else {
      values.append(object)
      counts.append(1)
    }
  }
  required convenience init?(coder: NSCoder)
  override func encode(with coder: NSCoder)
  override func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy(with zone: NSZone? = nil) -> Any
  func count(for object: Any) -> Int { place(of: object).map { counts[$0] } ?? 0 }
  override func add(_ object: Any) { insertNew(object) }
  override func remove(_ object: Any) {
    guard let place = place(of: object) else { return }
    counts[place] -= 1
    if counts[place] == 0 {
      counts.remove(at: place)
      values.remove(at: place)
    }
  }
  override func removeAllObjects() {
    values = []
    counts = []
  }
  override func isEqual(_ value: Any?) -> Bool
}
