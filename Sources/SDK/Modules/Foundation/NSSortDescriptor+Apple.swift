// Foundation: the declarations of NSSortDescriptor that only Apple's platforms have.

extension NSSortDescriptor {
  var key: String? { _key }
  convenience init(key: String?, ascending: Bool) {
    self.init(key, nil, ascending) { one, other in
      NSSortDescriptor._order(NSSortDescriptor._value(key, one), NSSortDescriptor._value(key, other))
    }
  }
  convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let selector = selector.map { "\($0)" } ?? "compare:"
    self.init(key, nil, ascending) { one, other in
      let one = NSSortDescriptor._value(key, one)
      let other = NSSortDescriptor._value(key, other)
      guard let text = one as? String, let second = other as? String else {
        return NSSortDescriptor._order(one, other)
      }
      return NSSortDescriptor._compare(text, second, selector)
    }
  }
  convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key, nil, ascending) { one, other in
      guard let one = NSSortDescriptor._value(key, one) else { return .orderedAscending }
      guard let other = NSSortDescriptor._value(key, other) else { return .orderedDescending }
      return cmptr(one, other)
    }
  }
  convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(NSSortDescriptor._key(of: keyPath), keyPath, ascending) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return NSSortDescriptor._order(
        _KeyValues.unwrapped(one[keyPath: keyPath]), _KeyValues.unwrapped(other[keyPath: keyPath]))
    }
  }
  convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject {
    var forward = sortDescriptor
    forward.order = .forward
    self.init(
      sortDescriptor.keyPath.map { NSSortDescriptor._key(of: $0) }, sortDescriptor.keyPath,
      sortDescriptor.order == .forward
    ) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      return forward.compare(one, other)
    }
  }
  /// `boat.name` of `\Ferry.boat.name`.
  static func _key(of keyPath: AnyKeyPath) -> String {
    keyPath.debugDescription.split(separator: ".").dropFirst().joined(separator: ".")
      .filter { $0 != "?" && $0 != "!" }
  }
  static func _value(_ key: String?, _ object: Any) -> Any? {
    guard let key else { return object }
    return _KeyValues.value(at: key, of: object)
  }
  /// By the methods of `NSString` that sort texts.
  static func _compare(_ one: String, _ other: String, _ selector: String) -> ComparisonResult {
    if selector.contains("localizedStandard") { return one.localizedStandardCompare(other) }
    if selector.contains("localizedCaseInsensitive") { return one.localizedCaseInsensitiveCompare(other) }
    if selector.contains("localized") { return one.localizedCompare(other) }
    if selector.contains("caseInsensitive") { return one.caseInsensitiveCompare(other) }
    return SortOrder.forward.result(one, other)
  }
}
