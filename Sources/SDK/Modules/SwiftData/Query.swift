// SwiftData: the declarations of Query.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  var wrappedValue: Result { get }
  var modelContext: ModelContext { get }
  var fetchError: (any Error)? { get }
}

extension Query where Result == [Element] {
  init()
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil)
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction)
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil) where Value: Comparable
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil) where Value: Comparable
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil)
}
