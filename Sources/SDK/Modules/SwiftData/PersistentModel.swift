// SwiftData: the declarations of PersistentModel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

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
  var modelContext: ModelContext? { get }
  var persistentModelID: PersistentIdentifier { get }
  static func == (lhs: Self, rhs: Self) -> Bool
  func hash(into hasher: inout Hasher)
  var id: PersistentIdentifier { get }
  var hasChanges: Bool { get }
  var isDeleted: Bool { get }
}
