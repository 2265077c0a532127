// SwiftData: the declarations of Query.
// Declared as the framework's interface has it, with code of our own.

/// What the context of the view's environment holds of a type of models, each time that it is asked.
///
/// The framework's initializers are all for lists of models; that says of what a property's models are, as the macro
/// does which makes the framework's own properties.
@propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  let _descriptor: FetchDescriptor<Element>
  var _context: ModelContext?

  init(_of descriptor: FetchDescriptor<Element>) { _descriptor = descriptor }
  var wrappedValue: [Element] { (try? modelContext.fetch(_descriptor)) ?? [] }
  var modelContext: ModelContext { _context ?? ModelContext._missing }
  var fetchError: (any Error)? { nil }
  mutating func _settle(at place: _Place) { _context = place.environment.modelContext }
}

extension Query where Result == [Element] {
  init() { self.init(_of: FetchDescriptor()) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(_of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { self.init(_of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) where Value: Comparable {
    let sorting = [SortDescriptor(keyPath, order: order)]
    self.init(_of: FetchDescriptor(predicate: filter, sortBy: sorting))
  }
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) where Value: Comparable {
    let sorting = [SortDescriptor(keyPath, order: order)]
    self.init(_of: FetchDescriptor(predicate: filter, sortBy: sorting))
  }
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(_of: descriptor)
  }
}
