// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of SharedKey.Default, as its documentation has them.

/// A key with the value that is there at first.
struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let _base: Base
  let _value: () -> Base.Value

  static subscript(_ key: Base, default value: @autoclosure @escaping () -> Base.Value) -> Self {
    _SharedKeyDefault(_base: key, _value: value)
  }

  var id: Base.ID { _base.id }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {}
