import EarshotViewTree

extension Expander {
  /// `.transformEnvironment(\.shelves) { $0.append(shelf) }` is `.environment(\.shelves, …)` with what the closure
  /// makes of the value around.
  func transformed(_ modifier: ModifierValue, _ around: Surroundings) -> ModifierValue {
    guard modifier.name == "transformEnvironment", case .keyPath(let path)? = modifier.unlabeled(),
      path.components.count == 1, case .member(let name)? = path.components.first,
      case .closure(let closure)? = modifier.argument("transform") ?? modifier.unlabeled(1),
      let file = modifier.file
    else { return modifier }
    let place = Expression(.discard, start: modifier.start, end: modifier.start, file: file)
    let changed = guarded(around) { () throws(Interrupt) -> Value? in
      guard var value = try self.machine.environmentValue(named: name, around) else { return nil }
      try self.machine.call(closure, changing: &value, [], place)
      return value
    }
    guard let changed, let value = changed else { return modifier }
    var result = modifier
    result.name = "environment"
    result.arguments = [
      LabeledValue(label: nil, value: .keyPath(path)), LabeledValue(label: nil, value: value),
    ]
    return result
  }
}
