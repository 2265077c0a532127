import EarshotSwiftSemantics

/// What objects and captured variables hold. It is one value: an old copy of it is the past, whole.
package struct StoredValues {
  fileprivate(set) var values: ContiguousArray<RuntimeValue> = []
  private var free: [Int] = []

  fileprivate mutating func add(_ value: RuntimeValue) -> Int {
    if let index = free.popLast() {
      values[index] = value
      return index
    }
    values.append(value)
    return values.count - 1
  }

  fileprivate mutating func remove(_ index: Int) -> RuntimeValue {
    let value = values[index]
    values[index] = .unset
    free.append(index)
    return value
  }
}

/// Holds the values of objects and captured variables for as long as something refers to them.
package final class Store {
  package var current = StoredValues()
  /// What an object does before it goes.
  var willRelease: ((ObjectReference) -> Void)?

  func makeCell(_ value: RuntimeValue) -> RuntimeValue {
    .cell(CellReference(store: self, index: current.add(value)))
  }

  package func makeObject(_ type: Type, _ fields: ContiguousArray<RuntimeValue>) -> ObjectReference {
    ObjectReference(store: self, index: current.add(.fields(fields)), type: type)
  }

  fileprivate func remove(_ index: Int) {
    // What it held may end here too, and change the store: not while that is being changed.
    withExtendedLifetime(current.remove(index)) {}
  }

  fileprivate subscript(index: Int) -> RuntimeValue {
    get { current.values[index] }
    set { current.values[index] = newValue }
  }
}

/// A variable that closures share with the code around them.
package final class CellReference {
  private let store: Store
  private let index: Int

  fileprivate init(store: Store, index: Int) {
    self.store = store
    self.index = index
  }

  package var value: RuntimeValue {
    get { store[index] }
    set { store[index] = newValue }
  }

  /// Changes the value in its place. While it is changed it can't be read, as Swift's exclusive access has it.
  func modify(_ body: (inout RuntimeValue) throws -> Void) rethrows {
    var value = store[index]
    store[index] = .unset
    defer { store[index] = value }
    try body(&value)
  }

  deinit { store.remove(index) }
}

/// An object of a class.
package final class ObjectReference {
  private let store: Store
  private let index: Int
  package let type: Type
  private var isEnding = false

  fileprivate init(store: Store, index: Int, type: Type) {
    self.store = store
    self.index = index
    self.type = type
  }

  /// One of its stored properties.
  package subscript(field: Int) -> RuntimeValue {
    get {
      guard case .fields(let fields) = store[index] else { return .unset }
      return fields[field]
    }
    set {
      guard case .fields(var fields) = store[index] else { return }
      store[index] = .unset
      let old = fields[field]
      fields[field] = newValue
      store[index] = .fields(fields)
      withExtendedLifetime(old) {}
    }
  }

  package var identity: Int { index }

  func modify(_ field: Int, _ body: (inout RuntimeValue) throws -> Void) rethrows {
    var value = self[field]
    self[field] = .unset
    defer { self[field] = value }
    try body(&value)
  }

  deinit {
    guard !isEnding, let willRelease = store.willRelease else { return store.remove(index) }
    // Its own code needs it once more.
    let last = ObjectReference(store: store, index: index, type: type)
    last.isEnding = true
    willRelease(last)
    last.finish()
  }

  private func finish() {}
}
