// Combine: the declarations of NSObject.

extension NSObject {
  struct KeyValueObservingPublisher<Subject, Value>: Publisher, Equatable where Subject: NSObject {
    typealias Output = Value
    typealias Failure = Never
    let object: Subject
    let keyPath: KeyPath<Subject, Value>
    let options: NSKeyValueObservingOptions
    init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }
    // What changes later isn't told.
    func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      if options.contains(.initial) {
        CurrentValueSubject<Value, Never>(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        Empty<Value, Never>(completeImmediately: false).receive(subscriber: subscriber)
      }
    }
    static func == (
      lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
      rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
    ) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}
