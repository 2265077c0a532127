// Foundation: a comparison in the format of a predicate.
// Code of our own, after "Predicate Format String Syntax" in Apple's documentation.

struct _PredicateComparison {
  /// Of how many of several values it has to hold.
  enum Quantifier {
    case some, every, none
  }

  enum Relation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, contains, begins, ends, like, matches, among

    /// What a sign or a keyword in capital letters stands for.
    init?(_ sign: String) {
      switch sign {
      case "=", "==": self = .equal
      case "!=", "<>": self = .unequal
      case "<": self = .less
      case "<=", "=<": self = .lessOrEqual
      case ">": self = .greater
      case ">=", "=>": self = .greaterOrEqual
      case "BETWEEN": self = .between
      case "CONTAINS": self = .contains
      case "BEGINSWITH": self = .begins
      case "ENDSWITH": self = .ends
      case "LIKE": self = .like
      case "MATCHES": self = .matches
      case "IN": self = .among
      default: return nil
      }
    }
  }

  var quantifier: Quantifier?
  var left = _PredicateExpression.itself
  var relation = Relation.equal
  var right = _PredicateExpression.itself
  var ignoresCase = false
  var ignoresDiacritics = false

  func holds(for object: Any?, _ bindings: [String: Any]) -> Bool {
    let one = left.value(object, bindings)
    let other = right.value(object, bindings)
    guard let quantifier else { return holds(one, other) }
    let elements = _KeyValues.elements(of: one) ?? []
    switch quantifier {
    case .some: return elements.contains { holds($0, other) }
    case .every: return elements.allSatisfy { holds($0, other) }
    case .none: return !elements.contains { holds($0, other) }
    }
  }

  func holds(_ one: Any?, _ other: Any?) -> Bool {
    switch relation {
    case .equal: return isSame(one, other)
    case .unequal: return !isSame(one, other)
    case .less: return order(one, other) == .orderedAscending
    case .greater: return order(one, other) == .orderedDescending
    case .lessOrEqual:
      guard let order = order(one, other) else { return false }
      return order != .orderedDescending
    case .greaterOrEqual:
      guard let order = order(one, other) else { return false }
      return order != .orderedAscending
    case .between: return isBetween(one, _KeyValues.elements(of: other) ?? [])
    case .contains: return isPart(other, of: one)
    case .among: return isPart(one, of: other)
    case .begins, .ends, .like, .matches: return holdsForTexts(one, other)
    }
  }

  func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if let one = _KeyValues.text(of: one), let other = _KeyValues.text(of: other) {
      return plain(one) == plain(other)
    }
    return _KeyValues.isSame(one, other)
  }

  func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    if let one = _KeyValues.text(of: one), let other = _KeyValues.text(of: other) {
      return _KeyValues.order(plain(one), plain(other))
    }
    return _KeyValues.order(one, other)
  }

  func isBetween(_ value: Any?, _ bounds: [Any]) -> Bool {
    guard bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1]) else {
      return false
    }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// A text in a text, or an element in a collection.
  func isPart(_ part: Any?, of whole: Any?) -> Bool {
    if let whole = _KeyValues.text(of: whole) {
      guard let part = _KeyValues.text(of: part) else { return false }
      return plain(whole).contains(plain(part))
    }
    return (_KeyValues.elements(of: whole) ?? []).contains { isSame($0, part) }
  }

  func holdsForTexts(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = _KeyValues.text(of: one), let other = _KeyValues.text(of: other) else { return false }
    let text = plain(one)
    if relation == .matches {
      let options: String.CompareOptions =
        ignoresCase ? [.regularExpression, .caseInsensitive] : .regularExpression
      return one.range(of: "^(?:\(other))$", options: options) != nil
    }
    let pattern = plain(other)
    if relation == .begins { return text.hasPrefix(pattern) }
    if relation == .ends { return text.hasSuffix(pattern) }
    return _PredicateComparison.isLike(Array(text), Array(pattern))
  }

  /// `*` is any text, `?` any character.
  static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, part) = (0, 0)
    var (star, kept) = (-1, 0)
    while place < text.count {
      if part < pattern.count, pattern[part] == "?" || pattern[part] == text[place] && pattern[part] != "*" {
        place += 1
        part += 1
      } else if part < pattern.count, pattern[part] == "*" {
        star = part
        kept = place
        part += 1
      } else if star >= 0 {
        kept += 1
        place = kept
        part = star + 1
      } else {
        return false
      }
    }
    while part < pattern.count, pattern[part] == "*" { part += 1 }
    return part == pattern.count
  }

  /// A text without what the comparison ignores.
  func plain(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}
