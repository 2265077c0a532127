import EarshotVocabulary

/// A Core Data model as Xcode keeps it (`Harbour.xcdatamodeld/Harbour.xcdatamodel/contents`): the entities that
/// it makes classes of.
public struct DataModel: Sendable {
  /// What Xcode writes for an entity ("Codegen" in its editor).
  public enum Generation: String, Sendable {
    /// The class with its properties.
    case `class`
    /// The properties of a class that the app declares.
    case category
  }

  /// One entity of the model.
  public struct Entity: Sendable {
    /// The name of its class.
    public var className: String
    /// The entity that it inherits from.
    public var parent: String?
    /// nil: the app declares everything itself.
    public var generation: Generation?
    /// What it stores, in the order of the model.
    public var attributes: [Attribute]
    /// What it refers to, in the order of the model.
    public var relationships: [Relationship]
  }

  /// Something that an entity stores.
  public struct Attribute: Sendable {
    public var name: String
    /// As the model calls it: `Integer 16`, `String`, `Transformable`.
    public var type: String
    /// Whether it is a number or a truth by itself (`usesScalarValueType`).
    public var isScalar: Bool
    /// The class of what is transformed.
    public var customClass: String?
    public var defaultValue: String?
  }

  /// Objects that an entity refers to.
  public struct Relationship: Sendable {
    public var name: String
    /// The entity at the other end.
    public var destination: String
    /// By what that one refers back.
    public var inverse: String?
    public var isToMany: Bool
    public var isOrdered: Bool
    /// As the model calls what becomes of those objects when this one is deleted: `Cascade`, `Nullify`.
    public var deletionRule: String?
  }

  /// By the names of entities, in the order of the model.
  public var entities: [(name: String, entity: Entity)] = []

  /// Reads a model; nil where the bytes are none.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - bounds: how large it may be.
  public init?(_ bytes: [UInt8], file: String, bounds: Bounds) {
    var environment = ScreenEnvironment()
    environment.bounds = bounds
    let input = CaptureInput(bytes: bytes, file: file, environment: environment, options: CaptureOptions())
    guard let xml = try? XMLReader.read(input, limit: input.nodeLimit), !xml.elements.isEmpty,
      xml.name(0) == "model"
    else { return nil }
    for index in xml.children(of: 0) where xml.name(index) == "entity" {
      guard let name = xml.attribute(index, "name") else { continue }
      entities.append((name, Entity(index, name, of: xml)))
    }
  }
}

extension DataModel.Entity {
  fileprivate init(_ index: Int, _ name: String, of xml: XMLTape) {
    let written = xml.attribute(index, "representedClassName") ?? name
    // `.Boat` is a class of the app's own module.
    className = written.split(separator: ".").last.map(String.init) ?? name
    parent = xml.attribute(index, "parentEntity")
    generation = xml.attribute(index, "codeGenerationType").flatMap(DataModel.Generation.init)
    attributes = []
    relationships = []
    for child in xml.children(of: index) {
      guard let name = xml.attribute(child, "name") else { continue }
      func isSet(_ flag: String) -> Bool { xml.attribute(child, flag) == "YES" }
      switch xml.name(child) {
      case "attribute":
        attributes.append(
          DataModel.Attribute(
            name: name, type: xml.attribute(child, "attributeType") ?? "",
            isScalar: isSet("usesScalarValueType"),
            customClass: xml.attribute(child, "customClassName"),
            defaultValue: xml.attribute(child, "defaultValueString")))
      case "relationship":
        relationships.append(
          DataModel.Relationship(
            name: name, destination: xml.attribute(child, "destinationEntity") ?? "",
            inverse: xml.attribute(child, "inverseName"), isToMany: isSet("toMany"),
            isOrdered: isSet("ordered"), deletionRule: xml.attribute(child, "deletionRule")))
      default: break
      }
    }
  }
}
