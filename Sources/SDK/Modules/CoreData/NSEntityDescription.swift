// CoreData: the declarations of NSEntityDescription.
// Declared as the framework's interface has it, with code of our own.

class NSEntityDescription: NSObject {
  /// Those that are known, by their names.
  static var _known: [String: NSEntityDescription] = [:]
  /// The same by the names of their classes.
  static var _ofClasses: [String: NSEntityDescription] = [:]

  var name: String?
  var managedObjectClassName: String! = "NSManagedObject"
  var isAbstract = false
  var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  weak var superentity: NSEntityDescription?
  var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property._entity = self } }
  }
  var userInfo: [AnyHashable: Any]?
  var uniquenessConstraints: [[Any]] = []
  var indexes: [Any] = []
  var renamingIdentifier: String?
  weak var managedObjectModel: NSManagedObjectModel!
  var _type: NSManagedObject.Type?

  override init() {}

  /// The entity of a class as a model has it; made once.
  static func _named(
    _ name: String, _ type: NSManagedObject.Type, parent: NSManagedObject.Type? = nil,
    _ properties: () -> [NSPropertyDescription] = { [] }
  ) -> NSEntityDescription {
    if let known = _known[name], known._type == type { return known }
    let made = NSEntityDescription()
    made.name = name
    made.managedObjectClassName = "\(type)"
    made._type = type
    made.superentity = parent?.entity()
    made.properties = (made.superentity?.properties ?? []) + properties()
    _known[name] = made
    return made
  }

  /// The entity of a class that no model says anything about: it has the name of the class.
  static func _of(_ type: NSManagedObject.Type) -> NSEntityDescription {
    if let known = _ofClasses["\(type)"] { return known }
    return _named("\(type)", type)
  }

  /// Keeps what a model says that is written in code.
  func _register() {
    guard let name else { return }
    NSEntityDescription._known[name] = self
    let path = managedObjectClassName ?? name
    NSEntityDescription._ofClasses[path.split(separator: ".").last.map { String($0) } ?? path] = self
  }

  var propertiesByName: [String: NSPropertyDescription] {
    var all: [String: NSPropertyDescription] = [:]
    for property in properties { all[property.name] = property }
    return all
  }
  var attributesByName: [String: NSAttributeDescription] {
    var all: [String: NSAttributeDescription] = [:]
    for case let property as NSAttributeDescription in properties { all[property.name] = property }
    return all
  }
  var relationshipsByName: [String: NSRelationshipDescription] {
    var all: [String: NSRelationshipDescription] = [:]
    for case let property as NSRelationshipDescription in properties { all[property.name] = property }
    return all
  }
  var subentitiesByName: [String: NSEntityDescription] {
    var all: [String: NSEntityDescription] = [:]
    for entity in subentities { all[entity.name ?? ""] = entity }
    return all
  }

  func _relationship(_ name: String) -> NSRelationshipDescription? {
    for property in properties where property.name == name { return property as? NSRelationshipDescription }
    return nil
  }

  /// What a new object begins with.
  var _initialValues: [String: Any] {
    var all: [String: Any] = [:]
    for case let attribute as NSAttributeDescription in properties {
      if let value = attribute.defaultValue { all[attribute.name] = value }
    }
    return all
  }

  func isKindOf(entity: NSEntityDescription) -> Bool { _isKind(of: entity.name ?? "") }

  func _isKind(of name: String) -> Bool { self.name == name || superentity?._isKind(of: name) ?? false }

  class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    if let known = _known[entityName] { return known }
    if let type = NSClassFromString(entityName) as? NSManagedObject.Type { return type.entity() }
    let made = NSEntityDescription()
    made.name = entityName
    return made
  }

  class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = entity(forEntityName: entityName, in: context)!
    return entity._class.init(entity: entity, insertInto: context)
  }

  /// The class of its objects.
  var _class: NSManagedObject.Type {
    if let type = _type { return type }
    guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
    return NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
  }
}
