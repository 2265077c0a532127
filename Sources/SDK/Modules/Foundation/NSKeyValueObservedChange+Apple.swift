// Foundation: the declarations of NSKeyValueObservedChange that only Apple's platforms have.

struct NSKeyValueObservedChange<Value> {
  typealias Kind = NSKeyValueChange
  let kind: NSKeyValueObservedChange<Value>.Kind
  let newValue: Value?
  let oldValue: Value?
  let indexes: IndexSet?
  let isPrior: Bool

  init(_newValue: Value?) {
    kind = .setting
    newValue = _newValue
    oldValue = nil
    indexes = nil
    isPrior = false
  }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
