// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of SharedReader, as its documentation has them.

/// A value that several holders share, for one that doesn't change it.
@dynamicMemberLookup @propertyWrapper struct SharedReader<Value> {
  private let read: () -> Value
  let box: _SharedBox?

  init(_read read: @escaping () -> Value, _box box: _SharedBox? = nil) {
    self.read = read
    self.box = box
  }
  init(value: sending Value) { self.init(_read: { value }) }
  init(_ base: Shared<Value>) { self.init(_read: { base.wrappedValue }, _box: base.box) }
  init?(_ base: SharedReader<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(_read: { base.wrappedValue ?? first }, _box: base.box)
  }
  init?(_ base: Shared<Value?>) { self.init(SharedReader<Value?>(base)) }
  init(projectedValue: SharedReader) { self = projectedValue }
  init<K: SharedReaderKey>(wrappedValue: @autoclosure () -> K.Value, _ key: K) where Value == K.Value {
    let box = _SharedBox.of("\(key.id)") { wrappedValue() }
    self.init(_read: { box.value as! Value }, _box: box)
  }
  @_disfavoredOverload
  init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    let box = _SharedBox.of("\(key.id)") { Value.none as Any }
    self.init(_read: { box.value as! Value }, _box: box)
  }
  init<K: SharedReaderKey<Value>>(_ key: K.Default) {
    let box = _SharedBox.of("\(key.id)") { key._value() }
    self.init(_read: { box.value as! Value }, _box: box)
  }
  init<K: SharedReaderKey>(wrappedValue: @autoclosure () -> K.Value, _ key: _SharedKeyDefault<K>)
  where Value == K.Value {
    let box = _SharedBox.of("\(key.id)") { wrappedValue() }
    self.init(_read: { box.value as! Value }, _box: box)
  }

  var wrappedValue: Value { read() }
  var projectedValue: SharedReader {
    get { self }
    set { self = newValue }
  }
  func load() async throws {}
  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }

  subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(_read: { read()[keyPath: keyPath] }, _box: box)
  }
  /// The value as it is, then every later one.
  var publisher: some Publisher<Value, Never> {
    (box?.changes ?? CurrentValueSubject<Void, Never>(())).map { read() }
  }
}

extension SharedReader: Equatable where Value: Equatable {
  static func == (lhs: SharedReader, rhs: SharedReader) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}
