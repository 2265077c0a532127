// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): what it adds to Shared before swift-sharing has a version of its own, as its documentation has it.

extension Shared {
  @_disfavoredOverload init(_ value: Value) { self.init(value: value) }

  var reader: SharedReader<Value> { SharedReader(self) }
}

extension Shared where Value: MutableCollection, Value: RandomAccessCollection, Value.Index: Hashable {
  var elements: [Shared<Value.Element>] {
    wrappedValue.indices.map { place in
      let first = wrappedValue[place]
      return Shared<Value.Element>(
        _read: { wrappedValue.indices.contains(place) ? wrappedValue[place] : first },
        _write: { newValue in withLock { $0[place] = newValue } }, _box: box)
    }
  }
}

extension _SharedKeyDefault {
  init(_ key: Base, _ value: @autoclosure @escaping () -> Base.Value) {
    self.init(_base: key, _value: value)
  }
}
