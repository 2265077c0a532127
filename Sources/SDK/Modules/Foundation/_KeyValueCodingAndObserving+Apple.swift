// Foundation: the declarations of _KeyValueCodingAndObserving that only Apple's platforms have.

protocol _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // What changes later isn't told.
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(_newValue: options.contains(.new) ? self[keyPath: keyPath] : nil))
    }
    return NSKeyValueObservation()
  }
  func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
  func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
}
