// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Case, as its documentation has them.

/// A case of an enum, which a key path leads to by its name.
@dynamicMemberLookup struct Case<Root> {
  let _names: [String]

  init(_names names: [String] = []) { _names = names }

  /// What the macro of an enum makes a key path for each of.
  @_cases subscript<Value>(dynamicMember name: String) -> Case<Value> { Case<Value>(_names: _names + [name]) }

  /// What a value holds, where it is of this case.
  func _value(in whole: Any) -> Any? {
    var value = whole
    for name in _names {
      guard let part = Mirror(reflecting: value).children.first, part.label == name else {
        return "\(value)" == name ? () : nil
      }
      value = part.value
    }
    return value
  }

  /// A value of the whole that holds a value of this case.
  func _whole<Whole>(of value: Root) -> Whole {
    guard let whole: Whole = Mirror._holding(value, cases: _names) else {
      fatalError("No case \(_names.joined(separator: ".")) holds this")
    }
    return whole
  }
}
