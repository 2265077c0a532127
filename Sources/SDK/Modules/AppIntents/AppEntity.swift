// AppIntents: the declarations of AppEntity.
// Declared as the framework's interface has it, with code of our own.

protocol AppEntity: AppValue, Identifiable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: Self.DefaultQuery { get }
}

extension AppEntity {
  typealias Property<Value> = EntityProperty<Value>
}
