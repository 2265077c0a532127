/// What `NSPredicate` and `#Predicate` ask of an object.
extension Machine {
  /// `NSPredicate(format: "rating > %d", 3)`, `NSPredicate(value:)`, `NSCompoundPredicate(…)`.
  func makePredicate(_ name: String, _ call: LibraryCall) -> Value? {
    if let parts = call["andPredicateWithSubpredicates"] { return joined("AND", parts) }
    if let parts = call["orPredicateWithSubpredicates"] { return joined("OR", parts) }
    if let part = call["notPredicateWithSubpredicate"] { return joined("NOT", .array([part])) }
    if let parts = call["subpredicates"] {
      return joined(call["type"]?.symbolName?.uppercased() ?? "AND", parts)
    }
    if let value = call["value"] { return .record("NSPredicate", ["value": value]) }
    if let block = call["block"] ?? call.function { return .record("NSPredicate", ["block": block]) }
    guard let format = string(call["format"]) else { return nil }
    var values = call.arguments.dropFirst().map(\.value)
    if let list = call["argumentArray"]?.arrayValue { values = list }
    return .record("NSPredicate", ["format": .string(format), "values": .array(Array(values))])
  }

  private func joined(_ op: String, _ parts: Value) -> Value {
    .record("NSPredicate", ["join": .string(op), "parts": parts])
  }

  /// Whether an object fits a predicate; nil where the predicate is not understood.
  func holds(_ predicate: Value, for object: Value, _ expression: Expression) throws(Interrupt) -> Bool? {
    switch predicate {
    case .none: return true
    case .closure:
      let result = try invoke(predicate, [object], expression)
      return result.isUnknown ? nil : truth(result, expression)
    case .record(let record) where record.type == "NSPredicate":
      if let value = record["value"]?.boolValue { return value }
      if let block = record["block"] {
        return truth(try invoke(block, [object, .dictionary([:])], expression), expression)
      }
      if let join = record["join"]?.stringValue {
        return try holds(join, record["parts"]?.arrayValue ?? [], for: object, expression)
      }
      guard let format = record["format"]?.stringValue else { return nil }
      var reader = PredicateReader(format, record["values"]?.arrayValue ?? [])
      guard let condition = reader.condition() else { return nil }
      return try holds(condition, for: object, expression)
    default: return nil
    }
  }

  private func holds(
    _ join: String, _ parts: [Value], for object: Value, _ expression: Expression
  ) throws(Interrupt) -> Bool? {
    for part in parts {
      guard let result = try holds(part, for: object, expression) else { return nil }
      if join == "NOT" { return !result }
      if result == (join == "OR") { return result }
    }
    return join != "OR"
  }

  private func holds(
    _ condition: PredicateReader.Condition, for object: Value, _ expression: Expression
  ) throws(Interrupt) -> Bool? {
    switch condition {
    case .constant(let value): return value
    case .not(let inner): return try holds(inner, for: object, expression).map { !$0 }
    case .and(let a, let b):
      guard let first = try holds(a, for: object, expression) else { return nil }
      return first ? try holds(b, for: object, expression) : false
    case .or(let a, let b):
      guard let first = try holds(a, for: object, expression) else { return nil }
      return first ? true : try holds(b, for: object, expression)
    case .compare(let a, let op, let options, let b):
      let left = try operand(a, of: object, expression)
      let right = try operand(b, of: object, expression)
      return try compared(left, op, options, right, expression)
    }
  }

  private func operand(
    _ operand: PredicateReader.Operand, of object: Value, _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch operand {
    case .value(let value): return value
    case .path(let names):
      if names == ["SELF"] { return object }
      return try keyed(names, of: object, expression)
    }
  }

  /// `value(forKeyPath: "harbour.name")`.
  func keyed(_ names: [String], of object: Value, _ expression: Expression) throws(Interrupt) -> Value {
    var value = object
    for name in names where name != "self" && name != "SELF" {
      if value.isNone { return .none }
      if name == "@count" {
        value = try member("count", of: value, file: nil, start: 0) ?? .int(0)
        continue
      }
      value = try member(name, of: value, file: nil, start: 0) ?? .none
    }
    return value
  }

  private func compared(
    _ a: Value, _ op: String, _ options: String, _ b: Value, _ expression: Expression
  ) throws(Interrupt) -> Bool? {
    if a.isUnknown || b.isUnknown { return nil }
    switch op {
    case "==", "=": return alike(a, b, options)
    case "!=", "<>": return !alike(a, b, options)
    case "<", "<=", ">", ">=", "=<", "=>":
      guard let order = try ordering(a, b, expression) else { return false }
      switch op {
      case "<": return order < 0
      case ">": return order > 0
      case "<=", "=<": return order <= 0
      default: return order >= 0
      }
    case "IN":
      if case .string(let text)? = Optional(b) { return string(a).map { text.contains($0) } ?? false }
      return try elements(of: b, expression).contains { alike(a, $0, options) }
    case "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES":
      if op == "CONTAINS", a.collectionKind != nil {
        return try elements(of: a, expression).contains { alike($0, b, options) }
      }
      if op == "MATCHES" {
        guard let text = string(a), let pattern = string(b) else { return false }
        return try matchesWhole(pattern, ignoresCase: options.contains("c"), in: text, expression)
      }
      guard let text = string(a).map({ folded($0, options) }),
        let part = string(b).map({ folded($0, options) })
      else { return false }
      switch op {
      case "CONTAINS": return part.isEmpty || text.contains(part)
      case "BEGINSWITH": return text.hasPrefix(part)
      case "ENDSWITH": return text.hasSuffix(part)
      default: return nil
      }
    case "BETWEEN":
      guard let bounds = b.arrayValue, bounds.count == 2, let low = try ordering(a, bounds[0], expression),
        let high = try ordering(a, bounds[1], expression)
      else { return false }
      return low >= 0 && high <= 0
    default: return nil
    }
  }

  private func alike(_ a: Value, _ b: Value, _ options: String) -> Bool {
    if case .int(let number) = b, case .bool(let isOn) = a { return isOn == (number != 0) }
    if case .enumeration = a, let raw = try? member("rawValue", of: a, file: nil, start: 0) {
      return equal(raw, b)
    }
    if let x = string(a), let y = string(b) { return folded(x, options) == folded(y, options) }
    if let x = a.doubleValue, let y = b.doubleValue { return x == y }
    return equal(a, b)
  }

  private func folded(_ text: String, _ options: String) -> String {
    options.contains("c") ? text.lowercased() : text
  }
}

/// Reads the format of a predicate: `name CONTAINS[cd] %@ AND rating > %d`.
struct PredicateReader {
  indirect enum Condition {
    case constant(Bool)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)
    case compare(Operand, String, options: String, Operand)
  }

  enum Operand {
    case path([String])
    case value(Value)
  }

  private let tokens: [Substring]
  private var values: ArraySlice<Value>
  private var position = 0
  private var depth = 0

  init(_ format: String, _ values: [Value]) {
    tokens = PredicateReader.split(format)
    self.values = values[...]
  }

  mutating func condition() -> Condition? {
    guard let result = alternative(), position == tokens.count else { return nil }
    return result
  }

  private static func split(_ format: String) -> [Substring] {
    var result: [Substring] = []
    var rest = Substring(format)
    let marks: Set<Character> = ["(", ")", "{", "}", ","]
    let signs: Set<Character> = ["=", "<", ">", "!"]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if marks.contains(first) {
        result.append(rest.prefix(1))
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let end = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
        result.append(rest[..<end])
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      } else if rest.hasPrefix("&&") || rest.hasPrefix("||") {
        result.append(rest.prefix(2))
        rest = rest.dropFirst(2)
      } else if signs.contains(first) {
        let sign = rest.prefix { signs.contains($0) }
        result.append(sign)
        rest = rest.dropFirst(sign.count)
      } else {
        let word = rest.prefix { !$0.isWhitespace && !marks.contains($0) && !signs.contains($0) }
        result.append(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }

  private var next: Substring? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ words: String...) -> Bool {
    guard let next, words.contains(next.uppercased()) else { return false }
    position += 1
    return true
  }

  private mutating func alternative() -> Condition? {
    guard depth < 64, var left = conjunction() else { return nil }
    while take("OR", "||") {
      guard let right = conjunction() else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private mutating func conjunction() -> Condition? {
    guard var left = negation() else { return nil }
    while take("AND", "&&") {
      guard let right = negation() else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private mutating func negation() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    if take("NOT", "!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let inner = alternative(), take(")") else { return nil }
      return inner
    }
    return comparison()
  }

  private static let words: Set<String> = [
    "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN",
  ]

  private mutating func comparison() -> Condition? {
    guard let left = operand(), let token = next else { return nil }
    var word = token.uppercased()
    var options = ""
    if let bracket = word.firstIndex(of: "[") {
      options = word[bracket...].lowercased()
      word = String(word[..<bracket])
    }
    guard PredicateReader.words.contains(word) || "=<>!".contains(word.prefix(1)) else { return nil }
    position += 1
    guard let right = operand() else { return nil }
    return .compare(left, word, options: options, right)
  }

  private mutating func operand() -> Operand? {
    guard let token = next else { return nil }
    position += 1
    if token == "{" {
      var items: [Value] = []
      while let item = next, item != "}" {
        guard case .value(let value)? = operand() else { return nil }
        items.append(value)
        if next == "," { position += 1 }
      }
      guard take("}") else { return nil }
      return .value(.array(items))
    }
    if token.first == "'" || token.first == "\"" { return .value(.string(String(token.dropFirst()))) }
    if token.first == "%" {
      guard let value = values.popFirst() else { return nil }
      if token == "%K" {
        guard let path = value.stringValue else { return nil }
        return .path(path.split(separator: ".").map(String.init))
      }
      return .value(value)
    }
    if let number = Int(token) { return .value(.int(number)) }
    if let number = Double(token) { return .value(.double(number)) }
    switch token.uppercased() {
    case "YES", "TRUE": return .value(.bool(true))
    case "NO", "FALSE": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    case "ANY", "ALL", "SUBQUERY", "NONE", "SOME", ",": return nil
    default: return .path(token.split(separator: ".").map(String.init))
    }
  }
}
