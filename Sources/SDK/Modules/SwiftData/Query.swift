// SwiftData: the declarations of Query.
// Declared as the framework's interface has it, with code of our own.

/// What the context of the view's environment holds of a type of models, each time that it is asked.
@propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  let _descriptor: FetchDescriptor<Element>
  let _shown: ([Element]) -> Result
  var _context: ModelContext?

  init(_ descriptor: FetchDescriptor<Element>, _shown shown: @escaping ([Element]) -> Result) {
    _descriptor = descriptor
    _shown = shown
  }
  var wrappedValue: Result { _shown((try? modelContext.fetch(_descriptor)) ?? []) }
  var modelContext: ModelContext { _context ?? ModelContext._missing }
  var fetchError: (any Error)? { nil }
  mutating func _settle(at place: _Place) { _context = place.environment.modelContext }
}

extension Query where Result == [Element] {
  init() { self.init(FetchDescriptor(), _shown: { $0 }) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), _shown: { $0 }) }
  init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), _shown: { $0 }) }
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) where Value: Comparable {
    let sorting = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sorting), _shown: { $0 })
  }
  init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) where Value: Comparable {
    let sorting = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sorting), _shown: { $0 })
  }
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor, _shown: { $0 })
  }
}
