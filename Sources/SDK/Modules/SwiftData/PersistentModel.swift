// SwiftData: the declarations of PersistentModel.
// Declared as the framework's interface has it, with code of our own.

protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: any BackingData<Self>)
  var persistentBackingData: any BackingData<Self> { get set }
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  associatedtype Root: PersistentModel = Self
}

extension PersistentModel {
  static func createBackingData<P>() -> some BackingData<P> where P: PersistentModel
  @_disfavoredOverload func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: Decodable
  func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: PersistentModel
  func getValue<Value>(forKey: KeyPath<Self, Value?>) -> Value? where Value: PersistentModel
  func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value
  @_disfavoredOverload func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: Encodable
  func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: PersistentModel
  func setValue<Value>(forKey: KeyPath<Self, Value?>, to newValue: Value?) where Value: PersistentModel
  func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value)
  var modelContext: ModelContext? { ModelContext._contexts[ObjectIdentifier(self)] }
  var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(_object: ObjectIdentifier(self), entityName: "\(type(of: self))")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var id: PersistentIdentifier { persistentModelID }
  // Which models were changed is not kept.
  var hasChanges: Bool { get }
  var isDeleted: Bool { modelContext == nil }
}
