// Swift's standard library: the declarations of _AppendKeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _AppendKeyPath {}

extension _AppendKeyPath where Self == AnyKeyPath {
  func appending(path: AnyKeyPath) -> AnyKeyPath?
}

extension _AppendKeyPath {
  func appending<Root>(path: AnyKeyPath) -> PartialKeyPath<Root>? where Self == PartialKeyPath<Root>
  func appending<Root, AppendedRoot, AppendedValue>(path: KeyPath<AppendedRoot, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  >? where Self == PartialKeyPath<Root>
  func appending<Root, AppendedRoot, AppendedValue>(
    path: ReferenceWritableKeyPath<AppendedRoot, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>? where Self == PartialKeyPath<Root>
}

extension _AppendKeyPath {
  func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  > where Self: KeyPath<Root, Value>
  func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == KeyPath<Root, Value>
}

extension _AppendKeyPath {
  func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<
    Root, AppendedValue
  > where Self == WritableKeyPath<Root, Value>
  func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
}

extension _AppendKeyPath {
  func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == ReferenceWritableKeyPath<Root, Value>
}
