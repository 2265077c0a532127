// swift-case-paths (github.com/pointfreeco/swift-case-paths): the declarations of Case, as its documentation has them.

/// A case of an enum, which a key path leads to by its name.
@dynamicMemberLookup struct Case<Root> {
  let _names: [String]
  /// How what these cases hold is read, where it is not led to as it is.
  let _read: ((Any) -> Any?)?
  /// What is held by which further cases for such a value.
  let _write: ((Any) -> (held: Any, names: [String]))?

  init(
    _names names: [String] = [], _read read: ((Any) -> Any?)? = nil,
    _write write: ((Any) -> (held: Any, names: [String]))? = nil
  ) {
    _names = names
    _read = read
    _write = write
  }

  /// What the macro of an enum makes a key path for each of.
  @_cases subscript<Value>(dynamicMember name: String) -> Case<Value> { Case<Value>(_names: _names + [name]) }

  /// What a value holds, where it is of this case.
  func _value(in whole: Any) -> Any? {
    var value = whole
    for name in _names {
      guard let part = Mirror(reflecting: value).children.first, part.label == name else {
        return Mirror._caseName(of: value) == name ? () : nil
      }
      value = part.value
    }
    if let _read { return _read(value) }
    return value
  }

  /// A value of the whole that holds a value of this case.
  func _whole<Whole>(of value: Root) -> Whole {
    let (held, more) = _write?(value) ?? (value, [])
    guard let whole: Whole = Mirror._holding(held, cases: _names + more) else {
      fatalError("No case \(_names.joined(separator: ".")) holds this")
    }
    return whole
  }
}
