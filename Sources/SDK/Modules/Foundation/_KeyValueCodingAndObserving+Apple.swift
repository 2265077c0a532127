// Foundation: the declarations of _KeyValueCodingAndObserving that only Apple's platforms have.

protocol _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation
  func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
  func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
}
