// CoreData: the declarations of NSManagedObject.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObject: NSObject, NSFetchRequestResult, Identifiable {
  /// What it holds, by the names of its properties: values, and the identifiers of objects that it refers to.
  var _values: [String: Any] = [:]
  let objectID: NSManagedObjectID
  let entity: NSEntityDescription
  var managedObjectContext: NSManagedObjectContext?
  var isInserted = false
  var isUpdated = false
  var isDeleted = false
  var isFault: Bool { false }
  var faultingState: Int { 0 }
  var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  var hasPersistentChangedValues: Bool { hasChanges }

  convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    objectID._object = self
    _values = entity._initialValues
    context?.insert(self)
  }

  /// What a context makes of what it fetches.
  init(_record record: _Record, in context: NSManagedObjectContext) {
    entity = record.entity
    objectID = record.id
    super.init()
    _values = record.values
    managedObjectContext = context
  }

  class func entity() -> NSEntityDescription {
    if let modeled = _modeled(), modeled._type == self { return modeled }
    return NSEntityDescription._of(self)
  }
  /// What the app's model says of the class; nil: nothing.
  class func _modeled() -> NSEntityDescription? { nil }
  class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "\(self)")
  }
  class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  func awakeFromInsert() {}
  func awakeFromFetch() {}
  func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  func prepareForDeletion() {}
  func willSave() {}
  func didSave() {}
  func willTurnIntoFault() {}
  func didTurnIntoFault() {}
  func validateForInsert() throws {}
  func validateForUpdate() throws {}
  func validateForDelete() throws {}
  func willAccessValue(forKey key: String?) {}
  func didAccessValue(forKey key: String?) {}
  override func willChangeValue(forKey key: String) { _willChange() }
  func hasFault(forRelationshipNamed key: String) -> Bool { false }
  func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { _ids(of: key) }

  // MARK: Values

  override var _comparedObject: NSObject { objectID }

  override func value(forKey key: String) -> Any? {
    if let value = _value(of: key) { return value }
    return entity.properties.contains { $0.name == key } ? nil : super.value(forKey: key)
  }
  override func setValue(_ value: Any?, forKey key: String) { _setManagedValue(key, value) }
  func primitiveValue(forKey key: String) -> Any? { _value(of: key) }
  func setPrimitiveValue(_ value: Any?, forKey key: String) { _values[key] = NSManagedObject._kept(value) }
  func mutableSetValue(forKey key: String) -> NSMutableSet {
    let set = NSMutableSet()
    set.values = _ids(of: key).compactMap { _object(for: $0) }
    return set
  }
  func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let before = committedValues(forKeys: nil)
    return _values.filter { !_KeyValues.isSame($0.value, before[$0.key]) }
  }
  func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let all = managedObjectContext?._source?._record(of: objectID)?.values ?? [:]
    guard let keys else { return all }
    return all.filter { keys.contains($0.key) }
  }

  /// What a property that Core Data provides reads.
  func _managedValue<Value>(_ key: String) -> Value {
    let value = _value(of: key)
    if let value, let fitting = value as? Value { return fitting }
    if let kind = Value.self as? any _ManagedValue.Type, let made = kind._managed(value) as? Value {
      return made
    }
    if let none = NSSet() as? Value { return none }
    if let none = NSOrderedSet() as? Value { return none }
    fatalError("\(key) of \(type(of: self)) has no value")
  }

  /// What setting such a property does.
  func _setManagedValue<Value>(_ key: String, _ value: Value?) {
    _willChange()
    let kept = value.flatMap { NSManagedObject._kept($0) }
    guard let relationship = entity._relationship(key) else {
      _values[key] = kept
      return
    }
    if let many = kept as? _References {
      _setIDs(many.ids, of: relationship)
    } else if let one = kept as? NSManagedObjectID {
      _setIDs([one], of: relationship)
    } else {
      _setIDs([], of: relationship)
    }
  }

  func _value(of key: String) -> Any? {
    guard let value = _values[key] else {
      guard let relationship = entity._relationship(key), relationship.isToMany else { return nil }
      return _collection([], isOrdered: relationship.isOrdered)
    }
    if let id = value as? NSManagedObjectID { return _object(for: id) }
    if let many = value as? _References { return _collection(many.ids, isOrdered: many.isOrdered) }
    return value
  }

  func _collection(_ ids: [NSManagedObjectID], isOrdered: Bool) -> Any {
    let objects = ids.compactMap { _object(for: $0) }
    if isOrdered {
      let set = NSOrderedSet()
      set.values = objects
      return set
    }
    let set = NSSet()
    set.values = objects
    return set
  }

  func _object(for id: NSManagedObjectID) -> NSManagedObject? {
    if let context = managedObjectContext, let object = context._object(for: id) { return object }
    guard let object = id._object, object.managedObjectContext == nil, !object.isDeleted else { return nil }
    return object
  }

  /// A value as it is kept.
  static func _kept(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let object = value as? NSManagedObject { return object.objectID }
    if value is String || value is NSNumber { return value }
    guard let elements = _KeyValues.elements(of: value) else { return value }
    let ids = elements.compactMap { ($0 as? NSManagedObject)?.objectID }
    // Nothing can be a value, too; relationships take it for none.
    if ids.count != elements.count || ids.isEmpty { return value }
    return _References(ids: ids, isOrdered: !(value is NSSet) && !(value is Set<AnyHashable>))
  }

  func _willChange() {
    ObservableObjectPublisher._known(of: self)?.send()
    managedObjectContext?._note(self)
  }

  var _record: _Record { _Record(objectID, type(of: self), entity, _values) }

  // MARK: Relationships

  func _ids(of key: String) -> [NSManagedObjectID] {
    if let id = _values[key] as? NSManagedObjectID { return [id] }
    return (_values[key] as? _References)?.ids ?? []
  }

  func _put(_ ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
    if relationship.isToMany {
      _values[relationship.name] = _References(ids: ids, isOrdered: relationship.isOrdered)
    } else {
      _values[relationship.name] = ids.last
    }
  }

  /// Changes what a relationship leads to, and what leads back from there.
  func _setIDs(_ ids: [NSManagedObjectID], of relationship: NSRelationshipDescription) {
    let before = _ids(of: relationship.name)
    _put(ids, relationship)
    guard let inverse = relationship._inverse else { return }
    for id in before where !ids.contains(id) { _object(for: id)?._remove(objectID, from: inverse) }
    for id in ids where !before.contains(id) { _object(for: id)?._add(objectID, to: inverse, from: self) }
  }

  func _remove(_ id: NSManagedObjectID, from key: String) {
    guard let relationship = entity._relationship(key) else { return }
    _willChange()
    _put(_ids(of: key).filter { $0 != id }, relationship)
  }

  func _add(_ id: NSManagedObjectID, to key: String, from object: NSManagedObject) {
    guard let relationship = entity._relationship(key) else { return }
    let before = _ids(of: key)
    if before.contains(id) { return }
    _willChange()
    if relationship.isToMany { return _put(before + [id], relationship) }
    _put([id], relationship)
    // Who it belonged to before loses it.
    guard let back = relationship._inverse else { return }
    for other in before { object._object(for: other)?._remove(objectID, from: back) }
  }

  /// What `addTo…` and `removeFrom…` of a relationship do, with one object or several.
  func _addManaged(_ key: String, _ values: Any) {
    let ids = NSManagedObject._objects(in: values)
    _changeIDs(key) { before in before + ids.filter { !before.contains($0) } }
  }
  func _removeManaged(_ key: String, _ values: Any) {
    let ids = NSManagedObject._objects(in: values)
    _changeIDs(key) { before in before.filter { !ids.contains($0) } }
  }
  func _insertManaged(_ key: String, _ value: Any, at index: Int) {
    let ids = NSManagedObject._objects(in: value)
    _changeIDs(key) { before in
      var all = before
      all.insert(contentsOf: ids, at: index)
      return all
    }
  }

  func _changeIDs(_ key: String, _ change: ([NSManagedObjectID]) -> [NSManagedObjectID]) {
    _willChange()
    let ids = change(_ids(of: key))
    if let relationship = entity._relationship(key) { return _setIDs(ids, of: relationship) }
    let isOrdered = (_values[key] as? _References)?.isOrdered ?? false
    _values[key] = _References(ids: ids, isOrdered: isOrdered)
  }

  static func _objects(in value: Any) -> [NSManagedObjectID] {
    if let object = value as? NSManagedObject { return [object.objectID] }
    return (_KeyValues.elements(of: value) ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
  }
}

extension NSManagedObject: ObservableObject {}
