// Combine: the declarations of NSObject.

extension NSObject {
  struct KeyValueObservingPublisher<Subject, Value>: Publisher, Equatable where Subject: NSObject {
    typealias Output = Value
    typealias Failure = Never
    let object: Subject
    let keyPath: KeyPath<Subject, Value>
    let options: NSKeyValueObservingOptions
    init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions)
    func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never
    static func == (
      lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
      rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
    ) -> Bool
  }
}
