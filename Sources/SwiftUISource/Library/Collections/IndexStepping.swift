/// `text.formIndex(&place, offsetBy: 2)`: the place given is replaced by the one that `index` answers for it.
extension Machine {
  /// - Returns: whether the limit was kept where there is one, and nothing otherwise; nil where the
  ///   arguments are of another shape.
  func formIndex(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let given = call.arguments.firstIndex(where: { $0.expression?.isInOut == true }),
      case .inOut(let target)? = call.arguments[given].expression?.kind,
      let scope = call.arguments[given].scope
    else { return nil }
    var collection = value
    guard let next = try libraryMethod("index", of: &collection, call.arguments, call.expression) else {
      return nil
    }
    let limit = call["limitedBy"]
    let isInside = !next.isNone
    try mutate(target, in: scope) { place in place = isInside ? next : limit ?? place }
    return limit == nil ? .void : .bool(isInside)
  }
}
