// SwiftData: the declarations of BackingData.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  init(for modelType: Self.Model.Type)
  var persistentModelID: PersistentIdentifier? { get set }
  var metadata: Any { get }
  @_disfavoredOverload func getValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value
  where Value: Decodable
  func getValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value where Value: PersistentModel
  func getValue<Value>(forKey: KeyPath<Self.Model, Value?>) -> Value? where Value: PersistentModel
  func getValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func getTransformableValue<Value>(forKey: KeyPath<Self.Model, Value>) -> Value
  @_disfavoredOverload func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
  where Value: Encodable
  func setValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value) where Value: PersistentModel
  func setValue<Value>(forKey: KeyPath<Self.Model, Value?>, to newValue: Value?) where Value: PersistentModel
  func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setValue<Value, OtherModel>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  func setTransformableValue<Value>(forKey: KeyPath<Self.Model, Value>, to newValue: Value)
}
