/// A binding of a list is a list of bindings, one an element: `$cups.map(\.isFull)`, `zip($cups, names)`.
extension Machine {
  /// The bindings of the elements of what a binding holds; the value itself for anything else.
  func sharedElements(_ value: Value) -> Value {
    guard case .binding(let binding) = value, let held = read(binding).arrayValue else { return value }
    return .array(held.indices.map { .binding(.element(binding, at: $0)) })
  }

  /// What a list's methods that give its elements on, or part of them, are called on.
  func sharedElements(_ value: Value, for method: String) -> Value {
    guard Machine.givingElements.contains(method) else { return value }
    // `$cups` inside an observable object is a publisher.
    if Library.combineMethods.contains(method), published(value) != nil { return value }
    return sharedElements(value)
  }

  /// What a list of bindings says of its places, as any list: no binding of the list's own.
  static let placesOfElements: Set<String> = [
    "count", "endIndex", "indices", "isEmpty", "startIndex", "underestimatedCount",
  ]

  private static let givingElements: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "dropFirst", "dropLast", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach", "joined", "last", "lastIndex", "map", "max", "min", "prefix",
    "reduce",
    "reversed", "sorted", "suffix",
  ]
}
