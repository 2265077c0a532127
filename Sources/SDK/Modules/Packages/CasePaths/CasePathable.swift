// swift-case-paths (github.com/pointfreeco/swift-case-paths): the declarations of CasePathable, as its documentation has them.

/// An enum whose cases are led to by key paths.
protocol CasePathable {}

extension CasePathable {
  func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    Case<Self>()[keyPath: keyPath]._value(in: self) != nil
  }
  subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Case<Self>()[keyPath: keyPath]._value(in: self) as? Value }
    set {
      let part = Case<Self>()[keyPath: keyPath]
      if let newValue, part._value(in: self) != nil { self = part._whole(of: newValue) }
    }
  }
  mutating func modify<Value>(_ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void) {
    guard var value = self[case: keyPath] else { return }
    yield(&value)
    self[case: keyPath] = value
  }
}
