// Foundation: the values that key paths written as text lead to, and how they compare.
// Code of our own, after the "Key-Value Coding Programming Guide" in Apple's documentation.

enum _KeyValues {
  static func value(at path: String, of object: Any?) -> Any? {
    var current = object
    var keys = path.split(separator: ".").map { String($0) }
    while let key = keys.first {
      keys.removeFirst()
      guard let base = current else { return nil }
      if key.hasPrefix("@") {
        current = result(of: key, keys.joined(separator: "."), elements(of: base) ?? [])
        if key != "@count" { return current }
      } else if key.uppercased() != "SELF" {
        current = value(of: key, in: base)
      }
    }
    return current
  }

  static func value(of key: String, in base: Any) -> Any? {
    if let table = base as? [String: Any] { return table[key] }
    if let list = elements(of: base) {
      let values = list.compactMap { value(of: key, in: $0) }
      if base is NSSet || base is Set<AnyHashable> { return NSSet(array: values) }
      if base is NSOrderedSet { return NSOrderedSet(array: values) }
      return values
    }
    if let object = base as? NSObject { return object.value(forKey: key) }
    return property(key, of: base)
  }

  /// What a stored property of a value holds.
  static func property(_ key: String, of base: Any) -> Any? {
    var level = 0
    while Mirror._type(of: base, level: level) != nil {
      for child in Mirror._children(of: base, level: level) where child.label == key {
        return unwrapped(child.value)
      }
      level += 1
    }
    return nil
  }

  static func unwrapped(_ value: Any) -> Any? {
    guard Mirror(reflecting: value).displayStyle == .optional else { return value }
    return Mirror(reflecting: value).children.first?.value
  }

  /// `@count`, and what `@sum.price` makes of the prices of the elements.
  static func result(of key: String, _ path: String, _ elements: [Any]) -> Any? {
    if key == "@count" { return elements.count }
    let values = elements.compactMap { value(at: path, of: $0) }
    switch key {
    case "@min": return values.min { order($0, $1) == .orderedAscending }
    case "@max": return values.max { order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var all: [Any] = []
      for value in values where !all.contains(where: { isSame($0, value) }) { all.append(value) }
      return all
    default: break
    }
    let sum = values.reduce(0.0) { $0 + (number(of: $1)?.doubleValue ?? 0) }
    if key == "@sum" { return sum }
    if key == "@avg" { return values.isEmpty ? 0.0 : sum / Double(values.count) }
    return nil
  }

  /// What is in a collection; nil for what is none.
  static func elements(of value: Any?) -> [Any]? {
    guard let value else { return nil }
    if let list = value as? [Any] { return list }
    if let set = value as? NSSet { return set.allObjects }
    if let set = value as? NSOrderedSet { return set.array }
    if let list = value as? NSArray { return list.values }
    if let set = value as? Set<AnyHashable> { return set.map { $0.base } }
    return nil
  }

  static func text(of value: Any?) -> String? {
    guard let value else { return nil }
    return value as? String
  }

  static func number(of value: Any?) -> NSNumber? {
    guard let value else { return nil }
    return value as? NSNumber
  }

  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if one == nil || other == nil { return one == nil && other == nil }
    guard let one, let other else { return false }
    if let one = number(of: one), let other = number(of: other) { return one == other }
    if let one = one as? NSObject, let other = other as? NSObject {
      return one._comparedObject.isEqual(other._comparedObject)
    }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return false
  }

  /// nil where the values have no order.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    guard let one, let other else { return nil }
    if let one = number(of: one), let other = number(of: other) {
      return SortOrder.forward.result(one.doubleValue, other.doubleValue)
    }
    if let one = one as? String, let other = other as? String {
      return SortOrder.forward.result(one, other)
    }
    if let one = one as? any Comparable { return order(one, other) }
    return nil
  }

  private static func order<Value>(_ one: Value, _ other: Any) -> ComparisonResult? where Value: Comparable {
    guard let other = other as? Value else { return nil }
    return SortOrder.forward.result(one, other)
  }
}
