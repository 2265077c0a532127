// Foundation: the declarations of NSMapTable that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// A table whose keys or values may be held weakly: such an entry is gone once nothing else holds its object.
class NSMapTable<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
  final class _Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let keptKey: KeyType?
    let keptObject: ObjectType?

    init(_ key: KeyType, _ object: ObjectType, _ hasWeakKeys: Bool, _ hasWeakObjects: Bool) {
      self.key = key
      self.object = object
      keptKey = hasWeakKeys ? nil : key
      keptObject = hasWeakObjects ? nil : object
    }

    func has(_ other: KeyType) -> Bool {
      guard let key else { return false }
      if key === other { return true }
      guard let first = key as? AnyHashable, let second = other as? AnyHashable else { return false }
      return first == second
    }
  }

  var _entries: [_Entry] = []
  let _hasWeakKeys: Bool
  let _hasWeakObjects: Bool
  override init() {
    _hasWeakKeys = false
    _hasWeakObjects = false
  }
  init(_weakKeys: Bool, _weakObjects: Bool) {
    _hasWeakKeys = _weakKeys
    _hasWeakObjects = _weakObjects
  }
  convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions) }
  convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(
      _weakKeys: keyOptions.contains(.weakMemory), _weakObjects: valueOptions.contains(.weakMemory))
  }
  class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(_weakKeys: false, _weakObjects: false)
  }
  class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(_weakKeys: true, _weakObjects: false)
  }
  class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(_weakKeys: false, _weakObjects: true)
  }
  class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(_weakKeys: true, _weakObjects: true)
  }

  var _live: [_Entry] { _entries.filter { $0.key != nil && $0.object != nil } }
  var count: Int { _live.count }
  func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return _live.first { $0.has(aKey) }?.object
  }
  func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    _entries.append(_Entry(aKey, anObject, _hasWeakKeys, _hasWeakObjects))
  }
  func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    _entries.removeAll { $0.has(aKey) }
  }
  func removeAllObjects() { _entries = [] }
  func keyEnumerator() -> NSEnumerator { _ListEnumerator(_live.compactMap { $0.key }) }
  func objectEnumerator() -> NSEnumerator? { _ListEnumerator(_live.compactMap { $0.object }) }
}
