// Foundation: the declarations of NSHashTable that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// Objects by identity or equality. What a weak table holds is gone once nothing else holds it.
class NSHashTable<ObjectType>: NSObject where ObjectType: AnyObject {
  final class _Entry {
    weak var object: ObjectType?
    /// The object again where the table keeps it.
    let kept: ObjectType?

    init(_ object: ObjectType, _ isWeak: Bool) {
      self.object = object
      kept = isWeak ? nil : object
    }
  }

  var _entries: [_Entry] = []
  let _isWeak: Bool
  override init() { _isWeak = false }
  convenience init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.init(_isWeak: options.contains(.weakMemory))
  }
  convenience init(options: NSPointerFunctions.Options) {
    self.init(_isWeak: options.contains(.weakMemory))
  }
  init(_isWeak: Bool) { self._isWeak = _isWeak }
  class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(_isWeak: true) }

  var allObjects: [ObjectType] { _entries.compactMap { $0.object } }
  var count: Int { allObjects.count }
  var anyObject: ObjectType? { allObjects.first }

  static func _isSame(_ one: ObjectType, _ other: ObjectType) -> Bool {
    if one === other { return true }
    guard let first = one as? AnyHashable, let second = other as? AnyHashable else { return false }
    return first == second
  }

  func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { NSHashTable<ObjectType>._isSame($0, object) }
  }
  func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    _entries.append(_Entry(object, _isWeak))
  }
  func remove(_ object: ObjectType?) {
    guard let object else { return }
    _entries.removeAll { entry in
      entry.object.map { NSHashTable<ObjectType>._isSame($0, object) } ?? true
    }
  }
  func removeAllObjects() { _entries = [] }
  func objectEnumerator() -> NSEnumerator { _ListEnumerator(allObjects) }
}
