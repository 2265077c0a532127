// swift-dependencies: its functions, as its documentation has them.

func prepareDependencies<R>(_ updateValues: (inout DependencyValues) throws -> R) rethrows -> R {
  try updateValues(&DependencyValues._prepared)
}

@discardableResult func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try updateValuesForOperation(&values)
  return try DependencyValues.$_scoped.withValue(values) { DependencyValues._remember(try operation()) }
}

@discardableResult func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await updateValuesForOperation(&values)
  return try await DependencyValues.$_scoped.withValue(values) {
    DependencyValues._remember(try await operation())
  }
}

@discardableResult func withDependencies<Model: AnyObject, R>(
  from model: Model, operation: () throws -> R
) rethrows -> R {
  try withDependencies(from: model, { _ in }, operation: operation)
}

@discardableResult func withDependencies<Model: AnyObject, R>(
  from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = DependencyValues._objects[ObjectIdentifier(model)] ?? DependencyValues._current
  return try withDependencies {
    $0 = values._merging(DependencyValues._current)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}
