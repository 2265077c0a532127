extension Machine {
  enum Subject {
    case value(Value)
  }

  /// Matches a value against a pattern, declaring what it binds.
  func bind(_ pattern: Pattern, to value: Value, in scope: Scope) throws(Interrupt) -> Bool {
    switch pattern {
    case .wildcard: return true
    case .identifier(let name):
      scope.declare(name, value, isLet: false)
      return true
    case .optional(let inner): return value.isNone ? false : try bind(inner, to: value, in: scope)
    case .tuple(let elements): return try bind(tuple: elements, to: value, in: scope)
    case .enumCase(let type, let name, let payload):
      return try bind(caseNamed: name, type, payload, to: value, in: scope)
    case .expression(let expression):
      if case .nilLiteral = expression.kind { return value.isNone }
      let candidate = try evaluate(expression, in: scope, hint: hint(matching: value))
      if project.operators["~="] != nil,
        let isMatch = try userOperator("~=", [candidate, value], expression)
      {
        return truth(isMatch, expression)
      }
      return decided(try matches(.value(candidate), value), comparing: candidate, value)
    case .isType(let type): return isInstance(value, of: type, in: scope)
    case .asType(let inner, let type):
      return isInstance(value, of: type, in: scope) ? try bind(inner, to: value, in: scope) : false
    }
  }

  private func hint(matching value: Value) -> TypeHint? {
    declaredInfo(of: value).map { TypeHint(.named($0.path, [])) }
  }

  func matches(_ pattern: Subject, _ value: Value) throws(Interrupt) -> Bool {
    guard case .value(let pattern) = pattern else { return false }
    if case .range(let range) = pattern {
      if declaredInfo(of: value) != nil { return try encloses(range, value) }
      return contains(range, value)
    }
    return equal(pattern, value)
  }

  /// Whether a value of a type of the app's lies in a range of such, by its own order.
  private func encloses(_ range: RangeValue, _ value: Value) throws(Interrupt) -> Bool {
    if let lower = range.lower, try ordering(value, lower, placeholder(nil)) ?? -1 < 0 { return false }
    guard let upper = range.upper else { return true }
    let order = try ordering(value, upper, placeholder(nil)) ?? 1
    return range.isClosed ? order <= 0 : order < 0
  }

  func contains(_ range: RangeValue, _ value: Value) -> Bool {
    if case .string(let text) = value {
      let lower = range.lower?.stringValue ?? ""
      guard text >= lower else { return false }
      guard let upper = range.upper?.stringValue else { return true }
      return range.isClosed ? text <= upper : text < upper
    }
    guard let number = comparable(value) else { return false }
    if let lower = range.lower.flatMap(comparable), number < lower { return false }
    if let upper = range.upper.flatMap(comparable) {
      return range.isClosed ? number <= upper : number < upper
    }
    return true
  }

  private func comparable(_ value: Value) -> Double? {
    if case .date(let seconds) = value { return seconds }
    return value.doubleValue
  }

  private func bind(
    tuple elements: [(label: String?, pattern: Pattern)], to value: Value, in scope: Scope
  ) throws(Interrupt) -> Bool {
    guard case .tuple(let values) = value, values.count == elements.count else {
      if elements.count == 1 { return try bind(elements[0].pattern, to: value, in: scope) }
      if case .unknown(let unknown) = value {
        for element in elements { bindUnknown(element.pattern, unknown, in: scope) }
        return true
      }
      return false
    }
    for (element, part) in zip(elements, values) {
      if try !bind(element.pattern, to: part.value, in: scope) { return false }
    }
    return true
  }

  private func bind(
    caseNamed name: String, _ type: [String], _ payload: [(label: String?, pattern: Pattern)]?,
    to value: Value, in scope: Scope
  ) throws(Interrupt) -> Bool {
    if payload == nil, let constant = try constant(name, of: type, for: value, in: scope) {
      return try matches(.value(constant), value)
    }
    if name == "some", let isMatch = try bind(some: payload, to: value, in: scope) { return isMatch }
    let values: [Value]
    switch value {
    case .none: return name == "none"
    case .enumeration(let instance):
      if instance.name != name {
        // A static of the enum's type may stand in a pattern as well.
        if payload == nil, let constant = try staticMember(name, of: instance.type, arguments: nil) {
          return constant == value
        }
        return false
      }
      values = instance.payload
    case .symbol(let symbol):
      guard symbol.name == name else { return false }
      values = symbol.arguments?.map(\.value) ?? []
    case .structure(let instance):
      guard payload == nil, let constant = try staticMember(name, of: instance.type, arguments: nil) else {
        return false
      }
      return equal(constant, value)
    case .object(let reference):
      guard payload == nil, let constant = try staticMember(name, of: reference.type, arguments: nil) else {
        return false
      }
      return constant == value
    default:
      let owner = type.last ?? value.typeName
      if let constant = libraryStatic(owner, name) { return equal(constant, value) }
      if payload == nil, let constant = try extensionStatic(name, ofSDKType: owner) {
        return try matches(.value(constant), value)
      }
      return value.isUnknown && decided(false)
    }
    guard let payload else { return true }
    if payload.count == 1, values.count > 1, case .identifier = payload[0].pattern {
      let labels = payloadLabels(value)
      let elements = values.enumerated().map {
        (label: $0.offset < labels.count ? labels[$0.offset] : nil, value: $0.element)
      }
      return try bind(payload[0].pattern, to: .tuple(elements), in: scope)
    }
    for (index, element) in payload.enumerated() {
      guard index < values.count else { return false }
      if try !bind(element.pattern, to: values[index], in: scope) { return false }
    }
    return true
  }

  /// `.some` and `.some(let tide)` over what an optional holds; nil: another type's case of that name is meant.
  private func bind(
    some payload: [(label: String?, pattern: Pattern)]?, to value: Value, in scope: Scope
  ) throws(Interrupt) -> Bool? {
    switch value {
    case .none: return false
    case .enumeration(let instance)
    where instance.name == "some" || instance.type.cases.contains { $0.name == "some" }:
      return nil
    case .symbol(let symbol) where symbol.name == "some": return nil
    default: break
    }
    guard let payload else { return value.isUnknown ? decided(true) : true }
    return payload.count == 1 ? try bind(payload[0].pattern, to: value, in: scope) : nil
  }

  /// `case Prefix.tide:` over a text: a constant of one of the app's types, of which the value is none.
  private func constant(
    _ name: String, of path: [String], for value: Value, in scope: Scope
  ) throws(Interrupt) -> Value? {
    let path = path.first == "Self" ? (scope.owner?.path ?? []) + path.dropFirst() : path
    guard let last = path.last, !value.isUnknown, !value.isNone else { return nil }
    if case .enumeration(let instance) = value, instance.type.name == last { return nil }
    let found =
      path.count == 1
      ? findType(last, in: scope)?.info
      : project.findType(path, owner: scope.owner, file: scope.file)
    guard let info = found, info.declaration != nil, !info.cases.contains(where: { $0.name == name }),
      !typeNames(of: value).contains(info.name)
    else { return nil }
    return try staticMember(name, of: info, arguments: nil)
  }

  private func payloadLabels(_ value: Value) -> [String?] {
    if case .enumeration(let instance) = value { return instance.labels }
    return []
  }

  /// What a pattern would bind, bound to an unknown value.
  func bindUnknown(_ pattern: Pattern, _ unknown: UnknownValue, in scope: Scope) {
    switch pattern {
    case .identifier(let name):
      scope.declare(name, .unknown(UnknownValue(source: name, missing: unknown.missing)))
    case .tuple(let elements): for element in elements { bindUnknown(element.pattern, unknown, in: scope) }
    case .enumCase(_, _, let payload):
      for element in payload ?? [] { bindUnknown(element.pattern, unknown, in: scope) }
    case .optional(let inner), .asType(let inner, _): bindUnknown(inner, unknown, in: scope)
    default: break
    }
  }

  /// The elements that a loop runs over.
  func elements(of value: Value, _ expression: Expression) throws(Interrupt) -> [Value] {
    switch value {
    case .array(let values), .slice(let values, _): return values
    case .set(let values): return Array(values)
    case .dictionary(let pairs):
      return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let range): return try elements(of: range, expression)
    case .binding(let binding): return try elements(of: read(binding), expression)
    case .unknown(let unknown):
      if comesFromOutside(unknown) {
        notice(
          .note, .standIn, expression.file, expression.start,
          "the items of '\(unknown.missing)' come from outside; there are none of them here")
        return []
      }
      noticeOpen(value, expression, "how many items there are of", "one stands for them")
      _ = decided(true)
      return [.unknown(UnknownValue(source: "\(unknown.source)", missing: unknown.missing))]
    case .tuple, .none: return []
    case .symbol(let symbol):
      noticeUnread(symbol, expression, "the items are those of", "there are none of them here", decides: true)
      _ = decided(false)
      return []
    case .structure, .object, .enumeration:
      guard isDeclaredSequence(value) else {
        notice(
          .warning, .unknownFunction, expression.file, expression.start,
          "'\(value.typeName)' is no sequence that is known here; it has no items", missing: value.typeName)
        return []
      }
      return try declaredElements(of: value, expression)
    default: return try libraryElements(of: value, expression) ?? []
    }
  }

  private func elements(of range: RangeValue, _ expression: Expression) throws(Interrupt) -> [Value] {
    guard let lower = range.lower?.intValue, let upper = range.upper?.intValue else {
      for bound in [range.lower, range.upper].compactMap(\.self) {
        noticeOpen(bound, expression, "where a range ends, at", "it has no items here")
      }
      return []
    }
    let count = upper.subtractingReportingOverflow(lower)
    guard !count.overflow, count.partialValue >= 0 else {
      throw trap("a range can't run from \(lower) to \(upper)", expression)
    }
    let end = range.isClosed ? upper : upper &- 1
    try check(count: count.partialValue, expression)
    try charge(count.partialValue, expression)
    guard end >= lower else { return [] }
    return (lower...end).map { .int($0) }
  }
}
