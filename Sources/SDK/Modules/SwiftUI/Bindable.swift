// SwiftUI: the declarations of Bindable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
  var wrappedValue: Value { get set }
  var projectedValue: Bindable<Value> { get }
}

extension Bindable where Value: AnyObject {
  subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    get
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  init(wrappedValue: Value)
  init(_ wrappedValue: Value)
  init(projectedValue: Bindable<Value>)
}

extension Bindable: Identifiable where Value: Identifiable {
  var id: Value.ID { get }
  typealias ID = Value.ID
}
