// Combine: the declarations of Published.

@propertyWrapper struct Published<Value> {
  struct Publisher: Combine.Publisher {
    typealias Output = Value
    typealias Failure = Never
    func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never
  }
  var projectedValue: Published<Value>.Publisher { mutating get set }
  var wrappedValue: Value { get set }
  init(initialValue: Value)
  init(wrappedValue: Value)
  static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject { get set }
}
