// swiftui-navigation: the declarations of _Bindable, as its source has them.

/// What keeps a value that a view is bound to.
protocol _Bindable {
  associatedtype Value
  var wrappedValue: Value { get nonmutating set }
}
