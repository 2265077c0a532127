// SwiftUI: the declarations of Bindable.
// Declared as the framework's interface has it, with code of our own.

@dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
  var wrappedValue: Value
  var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
  typealias ID = Value.ID
}
