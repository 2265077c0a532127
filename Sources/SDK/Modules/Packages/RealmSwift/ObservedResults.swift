// RealmSwift (github.com/realm/realm-swift): the declarations of ObservedResults, as its documentation has them.

@propertyWrapper struct ObservedResults<ResultType: Object>: DynamicProperty {
  init(_ type: ResultType.Type, configuration: Realm.Configuration? = nil) {}

  var wrappedValue: Results<ResultType> { Realm(_open: true).objects(ResultType.self) }
  var projectedValue: ObservedResults<ResultType> { self }

  func append(_ value: ResultType) { Realm(_open: true).add(value) }
  func remove(_ value: ResultType) { Realm(_open: true).delete(value) }
  func remove(atOffsets offsets: IndexSet) {
    let objects = wrappedValue
    for object in offsets.map({ objects[$0] }) { Realm(_open: true).delete(object) }
  }
}
