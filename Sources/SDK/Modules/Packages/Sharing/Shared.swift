// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of Shared, as its documentation has them.

/// A value that several holders share: the one that changes it changes it for all.
@dynamicMemberLookup @propertyWrapper struct Shared<Value>: Identifiable {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let box: _SharedBox

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
  init(wrappedValue: @autoclosure () -> Value, _ key: _SharedKey<Value>) {
    let box = _SharedBox.of(key.place) { wrappedValue() }
    self.init(_read: { box.value as! Value }, _write: { box.value = $0 }, _box: box)
  }

  var id: ObjectIdentifier { ObjectIdentifier(box) }
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

extension Shared: Equatable where Value: Equatable {
  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: CustomStringConvertible {
  var description: String { "Shared<\(Value.self)>(\(wrappedValue))" }
}
