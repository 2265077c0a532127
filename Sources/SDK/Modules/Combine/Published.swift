// Combine: the declarations of Published.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct Published<Value> {
  /// The value with those who follow it: one for all copies.
  final class _Storage {
    /// What `assign(to:)` keeps as long as the property lives.
    var subscriptions: [AnyCancellable] = []
    var value: Value
    let outs = _Outs<Value, Never>()

    init(_ value: Value) { self.value = value }

    /// Those who follow hear of a value before the property has it.
    func set(_ value: Value) {
      outs.send(value)
      self.value = value
    }
  }

  struct Publisher: Combine.Publisher {
    typealias Output = Value
    typealias Failure = Never
    let _storage: _Storage

    func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      let out = _Out(subscriber)
      out.send(_storage.value)
      _storage.outs.add(out)
    }
    init(_storage: _Storage) {
      self._storage = _storage
    }
  }

  var _storage: _Storage

  init(initialValue: Value) { _storage = _Storage(initialValue) }
  init(wrappedValue: Value) { _storage = _Storage(wrappedValue) }

  var projectedValue: Published<Value>.Publisher {
    get { Publisher(_storage: _storage) }
    set { _storage = newValue._storage }
  }

  var wrappedValue: Value {
    get { _storage.value }
    set { _storage.set(newValue) }
  }

  static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath]._storage.value }
    set {
      if let publisher = ObservableObjectPublisher._known(of: object) {
        publisher.send()
      } else if let observable = object as? any ObservableObject,
        let publisher = observable.objectWillChange as? ObservableObjectPublisher
      {
        publisher.send()
      }
      object[keyPath: storageKeyPath]._storage.set(newValue)
    }
  }
}
