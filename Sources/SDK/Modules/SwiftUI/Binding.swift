// SwiftUI: the declarations of Binding.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
  var transaction: Transaction
  let _get: () -> Value
  let _set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    transaction = Transaction()
    _get = get
    _set = { value, _ in set(value) }
  }

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    transaction = Transaction()
    _get = get
    _set = set
  }

  @_takesUnknown static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// What a binding is that nobody gave, or that somebody gives a value for from outside.
  static func _holding(_ value: Value) -> Binding<Value> { constant(value) }

  /// Of a value that the screen keeps at a place.
  static func _kept(_ place: _Place, _ initial: Value) -> Binding<Value> {
    let location = place.kept { initial }
    return Binding(get: { location.value }, set: { (value: Value) in location.value = value })
  }

  var wrappedValue: Value {
    get { Binding._derived(_get) }
    nonmutating set { _set(newValue, transaction) }
  }

  /// Who reads a binding depends on its value, not on all that its code reads for it.
  static func _derived(_ get: () -> Value) -> Value

  var projectedValue: Binding<Value> { self }

  init(projectedValue: Binding<Value>) { self = projectedValue }

  subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let whole = self
    return Binding<Subject>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { (part: Subject) in
        var value = whole.wrappedValue
        value[keyPath: keyPath] = part
        whole.wrappedValue = value
      })
  }

  func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { (value: V?) in
        if let value { base.wrappedValue = value }
      })
  }

  init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: {
        if let value = base.wrappedValue { return value }
        return initial
      },
      set: { (value: Value) in base.wrappedValue = value })
  }

  init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { (value: AnyHashable) in
        if let value = value.base as? V { base.wrappedValue = value }
      })
  }
}

extension Binding {
  /// Puts an element in, or takes it out where it is in already: what a tap on a row does where several can be
  /// selected.
  func _toggle<Element>(_ element: Element) where Value == Set<Element>, Element: Hashable {
    var elements = wrappedValue
    if elements.remove(element) == nil { elements.insert(element) }
    wrappedValue = elements
  }

  /// The same for a day of a calendar.
  func _toggleDay(_ year: Int, _ month: Int, _ day: Int) where Value == Set<DateComponents> {
    var days = wrappedValue
    let before = days.count
    days = days.filter { $0.year != year || $0.month != month || $0.day != day }
    if days.count == before { days.insert(DateComponents(year: year, month: month, day: day)) }
    wrappedValue = days
  }
}

extension Binding: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
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
  var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
  var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
  var indices: Value.Indices { wrappedValue.indices }
  func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: i) }
  func formIndex(after i: inout Binding<Value>.Index) { i = wrappedValue.index(after: i) }
  subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    let whole = self
    return Binding<Value.Element>(
      get: { whole.wrappedValue[position] },
      set: { (element: Value.Element) in
        var value = whole.wrappedValue
        value[position] = element
        whole.wrappedValue = value
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: i) }
  func formIndex(before i: inout Binding<Value>.Index) { i = wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
