// Foundation: the declarations of NSKeyValueObservedChange that only Apple's platforms have.

struct NSKeyValueObservedChange<Value> {
  typealias Kind = NSKeyValueChange
  let kind: NSKeyValueObservedChange<Value>.Kind
  let newValue: Value?
  let oldValue: Value?
  let indexes: IndexSet?
  let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
