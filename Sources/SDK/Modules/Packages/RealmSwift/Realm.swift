// RealmSwift (github.com/realm/realm-swift): the declarations of Realm, as its documentation has them.

/// A realm of this run: it is empty at first, and every one that is opened has the same objects.
final class Realm {
  private static var kept: [Object] = []
  private(set) var isInWriteTransaction = false

  init() throws {}
  init(configuration: Configuration) throws {}
  init(_open: Bool) {}

  @discardableResult func write<Result>(_ block: () throws -> Result) throws -> Result {
    isInWriteTransaction = true
    defer { isInWriteTransaction = false }
    return try block()
  }
  func add(_ object: Object, update: UpdatePolicy = .error) {
    object.realm = self
    if !Realm.kept.contains(where: { $0 === object }) { Realm.kept.append(object) }
  }
  func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
    for object in objects { add(object) }
  }
  func delete(_ object: Object) {
    Realm.kept.removeAll { $0 === object }
    object._isInvalidated = true
  }
  func deleteAll() { Realm.kept = [] }
  func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    Results(_elements: Realm.kept.compactMap { $0 as? Element })
  }
}

extension Realm {
  enum UpdatePolicy: Int {
    case error = 1
    case modified = 3
    case all = 2
  }

  struct Configuration {
    static var defaultConfiguration = Configuration()
    var inMemoryIdentifier: String?
    var schemaVersion: UInt64 = 0

    init(inMemoryIdentifier: String? = nil, schemaVersion: UInt64 = 0) {
      self.inMemoryIdentifier = inMemoryIdentifier
      self.schemaVersion = schemaVersion
    }
  }
}
