// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of Shared, as its documentation has them.

/// A value that several holders share: the one that changes it changes it for all.
@dynamicMemberLookup @propertyWrapper struct Shared<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  let box: _SharedBox

  init(_read read: @escaping () -> Value, _write write: @escaping (Value) -> Void, _box box: _SharedBox) {
    self.read = read
    self.write = write
    self.box = box
  }
  init(value: sending Value) {
    let box = _SharedBox(value)
    self.init(_read: { box.value as! Value }, _write: { box.value = $0 }, _box: box)
  }
  init(projectedValue: Shared) { self = projectedValue }
  init<K: SharedKey>(wrappedValue: @autoclosure () -> K.Value, _ key: K) where Value == K.Value {
    self.init(_box: _SharedBox.of("\(key.id)") { wrappedValue() })
  }
  @_disfavoredOverload
  init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(_box: _SharedBox.of("\(key.id)") { Value.none as Any })
  }
  init<K: SharedKey<Value>>(_ key: K.Default) {
    self.init(_box: _SharedBox.of("\(key.id)") { key._value() })
  }
  init<K: SharedKey>(wrappedValue: @autoclosure () -> K.Value, _ key: _SharedKeyDefault<K>)
  where Value == K.Value {
    self.init(_box: _SharedBox.of("\(key.id)") { wrappedValue() })
  }
  init?(_ base: Shared<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(_read: { base.wrappedValue ?? first }, _write: { base.wrappedValue = $0 }, _box: base.box)
  }
  private init(_box box: _SharedBox) {
    self.init(_read: { box.value as! Value }, _write: { box.value = $0 }, _box: box)
  }

  var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    var value = read()
    let result = try operation(&value)
    write(value)
    return result
  }

  subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
    Shared<Member>(
      _read: { read()[keyPath: keyPath] },
      _write: { newValue in
        var value = read()
        value[keyPath: keyPath] = newValue
        write(value)
      }, _box: box)
  }
}

extension Shared {
  func read<Member>(_ body: @escaping (Value) -> Member) -> SharedReader<Member> {
    SharedReader(_read: { body(wrappedValue) }, _box: box)
  }
  @_disfavoredOverload
  subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(_read: { wrappedValue[keyPath: keyPath] }, _box: box)
  }
  func load() async throws {}
  func save() async throws {}
  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  /// The value as it is, then every later one.
  var publisher: some Publisher<Value, Never> { box.changes.map { read() } }
}

extension Shared: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
}

extension Shared: Equatable where Value: Equatable {
  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: CustomStringConvertible {
  var description: String { "Shared<\(Value.self)>(\(wrappedValue))" }
}
