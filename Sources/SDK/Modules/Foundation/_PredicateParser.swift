// Foundation: reads the format of a predicate.
// Code of our own, after "Predicate Format String Syntax" in Apple's documentation.

struct _PredicateParser {
  let format: String
  let tokens: [_PredicateToken]
  var index = 0

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    tokens = _PredicateToken.all(in: format, arguments)
  }

  static func read(_ format: String, _ arguments: [Any]) -> _PredicateCondition {
    var parser = _PredicateParser(format, arguments)
    let condition = parser.either()
    if parser.index < parser.tokens.count { parser.fail() }
    return condition
  }

  func fail() -> Never { fatalError("Unable to parse the format string \"\(format)\"") }

  var keyword: String? { index < tokens.count ? tokens[index].keyword : nil }

  mutating func take(_ keywords: String...) -> Bool {
    guard let keyword, keywords.contains(keyword) else { return false }
    index += 1
    return true
  }

  mutating func either() -> _PredicateCondition {
    var parts = [both()]
    while take("OR", "||") { parts.append(both()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  mutating func both() -> _PredicateCondition {
    var parts = [single()]
    while take("AND", "&&") { parts.append(single()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  mutating func single() -> _PredicateCondition {
    if take("NOT", "!") { return .not(single()) }
    if take("TRUEPREDICATE") { return .all([]) }
    if take("FALSEPREDICATE") { return .any([]) }
    if take("(") {
      let inner = either()
      guard take(")") else { fail() }
      return inner
    }
    return comparison()
  }

  mutating func comparison() -> _PredicateCondition {
    var comparison = _PredicateComparison()
    if take("ANY", "SOME") {
      comparison.quantifier = .some
    } else if take("ALL") {
      comparison.quantifier = .every
    } else if take("NONE") {
      comparison.quantifier = .none
    }
    comparison.left = expression()
    guard let sign = keyword, let relation = _PredicateComparison.Relation(sign) else { fail() }
    index += 1
    comparison.relation = relation
    if take("[") {
      if case .word(let options)? = index < tokens.count ? tokens[index] : nil {
        comparison.ignoresCase = options.contains("c")
        comparison.ignoresDiacritics = options.contains("d")
        index += 1
      }
      guard take("]") else { fail() }
    }
    comparison.right = expression()
    return .comparison(comparison)
  }

  mutating func expression() -> _PredicateExpression {
    var found = plainExpression()
    // `SUBQUERY(…).@count`
    while index < tokens.count, case .word(let word) = tokens[index], word.hasPrefix(".") {
      found = .member(found, String(word.dropFirst()))
      index += 1
    }
    return found
  }

  mutating func plainExpression() -> _PredicateExpression {
    guard index < tokens.count else { fail() }
    let token = tokens[index]
    index += 1
    switch token {
    case .text(let text): return .value(text)
    case .value(let value): return .value(value)
    case .path(let path): return .path(path)
    case .symbol("{"):
      var parts: [_PredicateExpression] = []
      while !take("}") {
        parts.append(expression())
        _ = take(",")
      }
      return .list(parts)
    case .symbol: fail()
    case .word(let word): return named(word)
    }
  }

  mutating func named(_ word: String) -> _PredicateExpression {
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "SELF": return .itself
    case "SUBQUERY": return subquery()
    default: break
    }
    if let number = Int(word) { return .value(number) }
    if let number = Double(word) { return .value(number) }
    if word.hasPrefix("$") { return variable(String(word.dropFirst())) }
    if keyword == "(" { return .unknown(word) }
    if word.uppercased().hasPrefix("SELF.") { return .path(String(word.dropFirst(5))) }
    return .path(word.hasPrefix("#") ? String(word.dropFirst()) : word)
  }

  /// `$x` or `$x.name`.
  func variable(_ text: String) -> _PredicateExpression {
    guard let dot = text.firstIndex(of: ".") else { return .variable(text) }
    return .member(.variable(String(text[..<dot])), String(text[text.index(after: dot)...]))
  }

  /// `(orders, $order, $order.isOpen == YES)`
  mutating func subquery() -> _PredicateExpression {
    guard take("(") else { fail() }
    let all = expression()
    guard take(","), index < tokens.count, case .word(let name) = tokens[index] else { fail() }
    index += 1
    guard take(",") else { fail() }
    let condition = either()
    guard take(")") else { fail() }
    return .subquery(all, String(name.dropFirst()), condition)
  }
}
