import EarshotCaptures
import EarshotLocalization
import EarshotProjects
import EarshotVocabulary

/// The classes that Xcode makes of Core Data models while it builds, written as it writes them.
enum ManagedClasses {
  /// The folder of one version of a model.
  static let folderExtension = "xcdatamodel"
  static let fileName = "contents"

  /// One file a model, of its current version.
  static func files(
    of resources: [ResourceFile], within confinement: Confinement, bounds: Bounds
  ) -> [SourceFile] {
    let models = resources.filter { $0.path.hasSuffix(".\(folderExtension)/\(fileName)") }
    return current(of: models, confinement, bounds).compactMap { file in
      guard let bytes = file.bytes(), let model = DataModel(bytes, file: file.path, bounds: bounds) else {
        return nil
      }
      let text = code(of: model)
      let bytesOfClasses = Array("import CoreData\n\(text)".utf8)
      return text.isEmpty ? nil : SourceFile(path: file.path, bytes: bytesOfClasses, isMade: true)
    }
  }

  /// Of several versions the one that `.xccurrentversion` names, else the last by name.
  private static func current(
    of files: [ResourceFile], _ confinement: Confinement, _ bounds: Bounds
  ) -> [ResourceFile] {
    let versions = Dictionary(grouping: files) { FilePath.folder(of: FilePath.folder(of: $0.path)) }
    return versions.keys.sorted().compactMap { folder in
      let files = (versions[folder] ?? []).sorted { $0.path < $1.path }
      guard files.count > 1 else { return files.first }
      let file = FilePath.join(folder, ".xccurrentversion")
      let readable = confinement.files.status(file) == nil ? nil : confinement.optional(file)
      let bytes = readable.flatMap { try? confinement.files.read($0, bound: bounds.inputBytes) }
      let named = bytes.flatMap { PropertyListTexts.read($0)?["_XCCurrentVersionName"] }
      return files.first { file in named.map { file.path.hasSuffix("\($0)/\(fileName)") } ?? false }
        ?? files.last
    }
  }

  private static func code(of model: DataModel) -> String {
    let classes = Dictionary(
      model.entities.map { ($0.name, $0.entity.className) }, uniquingKeysWith: { a, _ in a })
    return model.entities.map { entry in
      let entity = entry.entity
      let described = description(of: entity, named: entry.name, classes)
      guard let generation = entity.generation else { return beginnings(of: entity) + described }
      let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
      let isClass = generation == .class
      let properties =
        entity.attributes.map { property($0, hasValue: isClass) }
        + entity.relationships.flatMap { property($0, classes) } + [request(for: entity, named: entry.name)]
      let head = isClass ? "public class \(entity.className): \(parent)" : "extension \(entity.className)"
      let declared = "\(head) {\n\(properties.joined(separator: "\n"))\n}\n"
      return declared + (isClass ? "" : beginnings(of: entity)) + described
    }.joined()
  }

  /// Where the app declares the properties, the model still says what they begin with.
  private static func beginnings(of entity: DataModel.Entity) -> String {
    let properties = entity.attributes.filter { $0.defaultValue != nil }.map { property($0, hasValue: true) }
    if properties.isEmpty { return "" }
    return "extension \(entity.className) {\n\(properties.joined(separator: "\n"))\n}\n"
  }

  /// What the model says of an entity, for the Core Data that is evaluated with the app.
  private static func description(
    of entity: DataModel.Entity, named name: String, _ classes: [String: String]
  ) -> String {
    let parent = entity.parent.flatMap { classes[$0] }.map { ", parent: \($0).self" } ?? ""
    let attributes = entity.attributes.map { attribute in
      let value = attribute.defaultValue.flatMap { literal($0, attribute.type) }
      return "NSAttributeDescription._named(\"\(attribute.name)\", default: \(value ?? "nil"))"
    }
    let relationships = entity.relationships.map { relationship in
      let inverse = relationship.inverse.map { "\"\($0)\"" } ?? "nil"
      return """
        NSRelationshipDescription._named(
                "\(relationship.name)", isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered),
                inverse: \(inverse), deleteRule: .\(deleteRule(relationship)))
        """
    }
    let properties = (attributes + relationships).map { "      \($0)" }.joined(separator: ",\n")
    return """
      extension \(entity.className) {
        override public class func _modeled() -> NSEntityDescription? {
          NSEntityDescription._named("\(name)", \(entity.className).self\(parent)) {
            [
      \(properties)
            ]
          }
        }
      }

      """
  }

  private static func deleteRule(_ relationship: DataModel.Relationship) -> String {
    switch relationship.deletionRule {
    case "Cascade": "cascadeDeleteRule"
    case "Deny": "denyDeleteRule"
    case "No Action": "noActionDeleteRule"
    default: "nullifyDeleteRule"
    }
  }

  private static func request(for entity: DataModel.Entity, named name: String) -> String {
    """
      @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {
        NSFetchRequest<\(entity.className)>(entityName: "\(name)")
      }
    """
  }

  // MARK: Properties

  private static func property(_ attribute: DataModel.Attribute, hasValue: Bool) -> String {
    let type = attribute.isScalar ? scalars[attribute.type] : nil
    let written = type ?? objects[attribute.type] ?? attribute.customClass.map { "\($0)?" } ?? "NSObject?"
    let value = attribute.defaultValue.flatMap { literal($0, attribute.type) }
    let initial = hasValue ? value.map { " = \($0)" } ?? "" : ""
    return "  @NSManaged public var \(attribute.name): \(written)\(initial)"
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let objects = [
    "Integer 16": "NSNumber?", "Integer 32": "NSNumber?", "Integer 64": "NSNumber?", "Double": "NSNumber?",
    "Float": "NSNumber?", "Boolean": "NSNumber?", "Decimal": "NSDecimalNumber?", "String": "String?",
    "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
  ]

  /// The value that a new object has.
  private static func literal(_ text: String, _ type: String) -> String? {
    switch type {
    case "String": text.debugDescription
    case "Boolean": text == "YES" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Decimal":
      Double(text).map { _ in text }
    default: nil
    }
  }

  private static func property(_ relationship: DataModel.Relationship, _ classes: [String: String])
    -> [String]
  {
    guard let destination = classes[relationship.destination] else { return [] }
    let name = relationship.name
    guard relationship.isToMany else { return ["  @NSManaged public var \(name): \(destination)?"] }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let held = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let adding = relationship.isOrdered ? "all.append(value)" : "all.insert(value)"
    let list = relationship.isOrdered ? "[\(destination)]" : "Set<\(destination)>"
    return [
      "  @NSManaged public var \(name): \(held)?",
      """
        @NSManaged public func addTo\(capital)(_ value: \(destination)) {
          var all: \(list) = (\(name) as? \(list)) ?? []
          \(adding)
          \(name) = all
        }
        @NSManaged public func removeFrom\(capital)(_ value: \(destination)) {
          let all: \(list) = (\(name) as? \(list)) ?? []
          \(name) = all.filter { $0 != value }
        }
      """,
    ]
  }
}
