/// Types that are declared inside functions.
extension Machine {
  /// Makes a local type known where its block runs. What one is stays the same from run to run.
  func declare(_ code: TypeCode, in scope: Scope) {
    let key = ObjectIdentifier(code)
    if let known = localTypes[key] {
      scope.types.append(known)
      return
    }
    let locals = scope.types.last?.locals ?? LocalTypes(outer: scope.localTypes)
    let info = locals.add(code)
    localTypes[key] = info
    scope.types.append(info)
  }

  /// A type in the types that are local here: `Tide.Kind` of a local `Tide`.
  func localType(_ path: [String], in scope: Scope?) -> TypeInfo? {
    guard path.count > 1, let scope, let first = scope.localType(path[0]) else { return nil }
    return first.locals?.find(path, from: [])
  }
}
