/// Foundation's `NSHashTable` and `NSMapTable`, written as an app would write them and evaluated with the app.
///
/// What only they would hold on to stays: nothing here says when an object goes. Their order is not
/// documented; it is that in which things were put in.
enum TablePrelude {
  static let source = SourceFile(standingInFor: "Foundation", text)

  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { file in names.contains { file.mentions($0) } }
  }

  private static let names = ["NSHashTable<", "NSMapTable<"].map { Array($0.utf8) }

  private static let text = """
    class NSPointerFunctions: NSObject {
      struct Options: OptionSet {
        var rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let strongMemory = NSPointerFunctions.Options(rawValue: 0)
        static let weakMemory = NSPointerFunctions.Options(rawValue: 5)
        static let copyIn = NSPointerFunctions.Options(rawValue: 65536)
        static let objectPersonality = NSPointerFunctions.Options(rawValue: 0)
        static let objectPointerPersonality = NSPointerFunctions.Options(rawValue: 512)
      }
    }

    class NSHashTable<ObjectType>: NSObject {
      var allObjects: [ObjectType] = []
      init() {}
      init(options: NSPointerFunctions.Options, capacity: Int) {}
      init(options: NSPointerFunctions.Options) {}
      static func weakObjects() -> NSHashTable { NSHashTable() }
      static func hashTable(options: NSPointerFunctions.Options) -> NSHashTable { NSHashTable() }
      var count: Int { allObjects.count }
      var anyObject: ObjectType? { allObjects.first }
      var setRepresentation: Set<AnyHashable> { Set(allObjects) }
      func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 == object } }
      func contains(_ object: ObjectType?) -> Bool { allObjects.contains { $0 == object } }
      func add(_ object: ObjectType?) {
        if let object, !contains(object) { allObjects.append(object) }
      }
      func remove(_ object: ObjectType?) { allObjects.removeAll { $0 == object } }
      func removeAllObjects() { allObjects = [] }
      func union(_ other: NSHashTable) { for object in other.allObjects { add(object) } }
      func minus(_ other: NSHashTable) { for object in other.allObjects { remove(object) } }
      func intersect(_ other: NSHashTable) { allObjects = allObjects.filter { other.contains($0) } }
      func intersects(_ other: NSHashTable) -> Bool { allObjects.contains { other.contains($0) } }
      func isSubset(of other: NSHashTable) -> Bool { allObjects.allSatisfy { other.contains($0) } }
      func objectEnumerator() -> _ObjectEnumerator { _ObjectEnumerator(allObjects) }
    }

    class NSMapTable<KeyType, ObjectType>: NSObject {
      var _keys: [KeyType] = []
      var _objects: [ObjectType] = []
      init() {}
      init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int) {}
      init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options) {}
      static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
      static func weakToStrongObjects() -> NSMapTable { NSMapTable() }
      static func strongToWeakObjects() -> NSMapTable { NSMapTable() }
      static func weakToWeakObjects() -> NSMapTable { NSMapTable() }
      var count: Int { _keys.count }
      func object(forKey key: KeyType?) -> ObjectType? {
        guard let place = _keys.firstIndex(where: { $0 == key }) else { return nil }
        return _objects[place]
      }
      func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key, let object else { return }
        if let place = _keys.firstIndex(where: { $0 == key }) {
          _objects[place] = object
        } else {
          _keys.append(key)
          _objects.append(object)
        }
      }
      func removeObject(forKey key: KeyType?) {
        guard let place = _keys.firstIndex(where: { $0 == key }) else { return }
        _keys.remove(at: place)
        _objects.remove(at: place)
      }
      func removeAllObjects() {
        _keys = []
        _objects = []
      }
      func keyEnumerator() -> _ObjectEnumerator { _ObjectEnumerator(_keys) }
      func objectEnumerator() -> _ObjectEnumerator? { _ObjectEnumerator(_objects) }
      func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for place in _keys.indices { result[_keys[place]] = _objects[place] }
        return result
      }
    }

    class _ObjectEnumerator: NSObject {
      var allObjects: [Any]
      init(_ objects: [Any]) { allObjects = objects }
      func nextObject() -> Any? { allObjects.isEmpty ? nil : allObjects.removeFirst() }
    }
    """
}
