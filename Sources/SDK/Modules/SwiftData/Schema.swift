// SwiftData: the declarations of Schema.
// Declared as the framework's interface has it, with code of our own.

final class Schema: Hashable, CustomDebugStringConvertible {
  static let schemaEncodingVersion = Schema.Version(1, 0, 0)
  final let version: Schema.Version
  final let _types: [any PersistentModel.Type]
  final var entities: [Schema.Entity] { _types.map { Schema.Entity("\($0)") } }
  init(_types types: [any PersistentModel.Type], version: Schema.Version = Schema.Version(1, 0, 0)) {
    _types = types
    self.version = version
  }
  convenience init() { self.init(_types: []) }
  convenience init(_ types: any PersistentModel.Type..., version: Schema.Version = Version(1, 0, 0)) {
    self.init(_types: types, version: version)
  }
  convenience init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0)) {
    self.init(_types: types, version: version)
  }
  convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(_types: versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
  static func == (lhs: Schema, rhs: Schema) -> Bool { lhs === rhs }
  final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  final func entity<T>(for type: T.Type) -> Schema.Entity? where T: PersistentModel {
    _types.contains { $0 == type } ? Schema.Entity("\(type)") : nil
  }
  static func entityName<T>(for type: T.Type) -> String where T: PersistentModel { "\(type)" }
  struct Version: Comparable, CustomStringConvertible, Hashable {
    let major: Int
    let minor: Int
    let patch: Int
    init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
    static func == (lhs: Schema.Version, rhs: Schema.Version) -> Bool {
      lhs.major == rhs.major && lhs.minor == rhs.minor && lhs.patch == rhs.patch
    }
    static func < (lhs: Schema.Version, rhs: Schema.Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
    var description: String { "\(major).\(minor).\(patch)" }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
  struct PropertyMetadata {
    init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil)
  }
  final var debugDescription: String { "Schema" }
  final class Entity: Codable, Hashable, CustomDebugStringConvertible {
    final var name: String
    final var subentities: Set<Schema.Entity> { get set }
    final var superentityName: String? { get set }
    final var superentity: Schema.Entity? { get set }
    final var storedProperties: [any SchemaProperty] { get set }
    final var inheritedProperties: [any SchemaProperty] { get set }
    final var properties: [any SchemaProperty] { get }
    final var attributes: Set<Schema.Attribute> { get set }
    final var relationships: Set<Schema.Relationship> { get set }
    final var attributesByName: [String: Schema.Attribute] { get set }
    final var relationshipsByName: [String: Schema.Relationship] { get set }
    final var storedPropertiesByName: [String: any SchemaProperty] { get set }
    final var inheritedPropertiesByName: [String: any SchemaProperty] { get set }
    final var uniquenessConstraints: [[String]] { get set }
    final var indices: [[String]] { get set }
    init(_ name: String) { self.name = name }
    init(_ name: String, subentities: Schema.Entity..., properties: any SchemaProperty...)
    init(_ name: String, properties: any SchemaProperty...)
    init(from decoder: any Decoder) throws
    final func encode(to encoder: any Encoder) throws
    static func == (lhs: Schema.Entity, rhs: Schema.Entity) -> Bool
    final func hash(into hasher: inout Hasher)
    final var debugDescription: String { get }
  }
  class Attribute: SchemaProperty, CustomDebugStringConvertible {
    var name: String { get set }
    var originalName: String { get set }
    var options: [Schema.Attribute.Option] { get set }
    var valueType: any Any.Type { get set }
    var defaultValue: Any? { get set }
    var isOptional: Bool { get set }
    var hashModifier: String? { get set }
    struct Option: Codable, Hashable, CustomDebugStringConvertible {
      static var unique: Schema.Attribute.Option { get }
      static func transformable(by transformerName: String) -> Schema.Attribute.Option
      static var externalStorage: Schema.Attribute.Option { get }
      static var allowsCloudEncryption: Schema.Attribute.Option { get }
      static var preserveValueOnDeletion: Schema.Attribute.Option { get }
      static var ephemeral: Schema.Attribute.Option { get }
      static var spotlight: Schema.Attribute.Option { get }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static func == (lhs: Schema.Attribute.Option, rhs: Schema.Attribute.Option) -> Bool
      func hash(into hasher: inout Hasher)
      var debugDescription: String { get }
    }
    init(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil)
    init(
      name: String, originalName: String? = nil, options: [Schema.Attribute.Option] = [],
      valueType: any Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil)
    required init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
    static func == (lhs: Schema.Attribute, rhs: Schema.Attribute) -> Bool
    func hash(into hasher: inout Hasher)
    var isAttribute: Bool { get }
    var isRelationship: Bool { get }
    var isTransient: Bool { get }
    var isUnique: Bool { get }
    var isTransformable: Bool { get }
    var debugDescription: String { get }
  }
  final class CompositeAttribute: Schema.Attribute {
    final var properties: [Schema.Attribute] { get set }
    required init(from decoder: any Decoder) throws
    static func == (lhs: Schema.CompositeAttribute, rhs: Schema.CompositeAttribute) -> Bool
  }
  final class Relationship: SchemaProperty, CustomDebugStringConvertible {
    final var name: String { get set }
    final var originalName: String { get set }
    final var keypath: AnyKeyPath? { get set }
    final var options: [Schema.Relationship.Option] { get set }
    final var valueType: any Any.Type { get set }
    final var destination: String { get set }
    final var deleteRule: Schema.Relationship.DeleteRule { get set }
    final var inverseName: String? { get set }
    final var inverseKeyPath: AnyKeyPath? { get set }
    final var minimumModelCount: Int? { get set }
    final var maximumModelCount: Int? { get set }
    final var hashModifier: String? { get set }
    final var isToOneRelationship: Bool { get }
    enum DeleteRule: String, Codable {
      case noAction
      case nullify
      case cascade
      case deny
    }
    struct Option: Codable, Hashable, CustomDebugStringConvertible {
      static var unique: Schema.Relationship.Option { get }
      var debugDescription: String { get }
      static func == (a: Schema.Relationship.Option, b: Schema.Relationship.Option) -> Bool
      func encode(to encoder: any Encoder) throws
      func hash(into hasher: inout Hasher)
      init(from decoder: any Decoder) throws
    }
    init(
      _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil, hashModifier: String? = nil)
    init(from decoder: any Decoder) throws
    final func encode(to encoder: any Encoder) throws
    final var isUnique: Bool { get }
    final var isAttribute: Bool { get }
    final var isTransient: Bool { get }
    static func == (lhs: Schema.Relationship, rhs: Schema.Relationship) -> Bool
    final func hash(into hasher: inout Hasher)
    final var debugDescription: String { get }
  }
  final class Index<T>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable
  where T: PersistentModel {
    enum Types<P> where P: PersistentModel {
      case binary([PartialKeyPath<P>])
      case rtree([PartialKeyPath<P>])
    }
    final var name: String { get set }
    final var originalName: String { get set }
    final var valueType: any Any.Type { get set }
    final var isUnique: Bool { get }
    static func == (lhs: Schema.Index<T>, rhs: Schema.Index<T>) -> Bool
    final func hash(into hasher: inout Hasher)
    final let indices: [Schema.Index<T>.Types<T>]
    init(_ indices: Schema.Index<T>.Types<T>...)
    init(_ binaryIndices: [PartialKeyPath<T>]...)
    final var debugDescription: String { get }
    enum CodingKeys: CodingKey, Hashable {
      case indices
      init?(stringValue: String)
      init?(intValue: Int)
      var intValue: Int? { get }
      var stringValue: String { get }
    }
    final func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  final class Unique<T>: SchemaProperty, CustomDebugStringConvertible, Hashable, Codable
  where T: PersistentModel {
    final var name: String { get set }
    final var originalName: String { get set }
    final var valueType: any Any.Type { get set }
    final var isUnique: Bool { get }
    static func == (lhs: Schema.Unique<T>, rhs: Schema.Unique<T>) -> Bool
    final func hash(into hasher: inout Hasher)
    final let constraints: [[PartialKeyPath<T>]]
    init(_ constraints: [PartialKeyPath<T>]...)
    final var debugDescription: String { get }
    enum CodingKeys: CodingKey, Hashable {
      case constraints
      init?(stringValue: String)
      init?(intValue: Int)
      var intValue: Int? { get }
      var stringValue: String { get }
    }
    final func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
}
