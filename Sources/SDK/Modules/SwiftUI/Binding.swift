// SwiftUI: the declarations of Binding.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
  var transaction: Transaction { get set }
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
  static func constant(_ value: Value) -> Binding<Value>
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
  init(projectedValue: Binding<Value>)
  subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
  func transaction(_ transaction: Transaction) -> Binding<Value>
  func animation(_ animation: Animation? = .default) -> Binding<Value>
  init<V>(_ base: Binding<V>) where Value == V?
  init?(_ base: Binding<Value?>)
  init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable
}

extension Binding: Identifiable where Value: Identifiable {
  var id: Value.ID { get }
  typealias ID = Value.ID
}

extension Binding: Sequence where Value: MutableCollection {
  typealias Element = Binding<Value.Element>
  typealias Iterator = IndexingIterator<Binding<Value>>
  typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  typealias Index = Value.Index
  typealias Indices = Value.Indices
  var startIndex: Binding<Value>.Index { get }
  var endIndex: Binding<Value>.Index { get }
  var indices: Value.Indices { get }
  func index(after i: Binding<Value>.Index) -> Binding<Value>.Index
  func formIndex(after i: inout Binding<Value>.Index)
  subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { get }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  func index(before i: Binding<Value>.Index) -> Binding<Value>.Index
  func formIndex(before i: inout Binding<Value>.Index)
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
