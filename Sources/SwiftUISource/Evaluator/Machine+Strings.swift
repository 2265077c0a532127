import EarshotViewTree

extension Machine {
  /// A string literal: a `String`, or a localizable text where one is expected.
  func text(
    _ segments: [StringSegment], in scope: Scope, hint: TypeHint?, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let expected = hint?.type.unwrapped.simpleName
    if let expected, MachineTypes.texts.contains(expected) {
      return .localized(try localizedText(segments, in: scope))
    }
    if segments.count == 1, case .literal(let text) = segments[0] {
      return literal(text, expected)
    }
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result += text
      case .interpolation(let value, let labels):
        result += try interpolated(value, labels, in: scope)
      }
      try check(length: result.utf8.count, expression)
    }
    try charge(result.utf8.count / 8, expression)
    return literal(result, expected)
  }

  private func literal(_ text: String, _ expected: String?) -> Value {
    switch expected {
    case "AttributedString": .attributed(TextContent(text))
    case "URL": .url(text)
    default: .string(text)
    }
  }

  func check(length: Int, _ expression: Expression) throws(Interrupt) {
    if length > environment.bounds.textLength {
      throw .budget(
        "this text is longer than \(environment.bounds.textLength) bytes", file: expression.file,
        start: expression.start)
    }
  }

  private func interpolated(
    _ value: Expression, _ labels: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> String {
    if let own = try ownInterpolation(value, labels, in: scope) { return own }
    let evaluated = try evaluate(value, in: scope)
    if let formatted = try formatted(evaluated, labels, in: scope) { return formatted }
    noticeOutsideConstant(evaluated, value.file, value.start)
    return describe(evaluated, of: value, in: scope)
  }

  /// `\(x, specifier: "%.1f")`, `\(date, style: .time)`, `\(x, format: .percent)`.
  private func formatted(
    _ value: Value, _ labels: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> String? {
    guard let first = labels.first, let label = first.label else { return nil }
    let argument = try evaluate(first.value, in: scope)
    switch label {
    case "specifier":
      guard let specifier = argument.stringValue else { return nil }
      return localizedFormat(specifier, value)
    case "style": return describe(dateStyle(value, argument))
    case "format": return try describe(applyFormat(value, argument, first.value))
    // `\(day, formatter: dayFormatter)` of a `LocalizedStringKey`.
    case "formatter":
      if value.isUnknown || argument.isUnknown { return nil }
      return formatted(value, by: argument)?.string
    case "default": return value.isNone ? describe(argument) : nil
    default: return nil
    }
  }

  /// The segments of a `LocalizedStringKey`, with the placeholders that catalogs use.
  func localizedText(
    _ segments: [StringSegment], in scope: Scope
  ) throws(Interrupt) -> LocalizedText {
    var result: [LocalizedText.Segment] = []
    var length = 0
    for segment in segments {
      switch segment {
      case .literal(let text): result.append(.literal(text))
      case .interpolation(let expression, let labels):
        let value = try evaluate(expression, in: scope)
        noticeOutsideConstant(value, expression.file, expression.start)
        if let text = try formatted(value, labels, in: scope) {
          let specifier = labels.first { $0.label == "specifier" }?.value
          let placeholder =
            try specifier.map { (e) throws(Interrupt) in try self.evaluate(e, in: scope).stringValue ?? "%@" }
            ?? "%@"
          result.append(.argument(.string(text), placeholder: placeholder))
        } else {
          let isWrapped = !value.isNone && !value.isUnknown && isOptional(expression, in: scope)
          let text =
            isWrapped
            ? describe(value, of: expression, in: scope) : decimal(value, of: expression, in: scope)
          if let text {
            result.append(.argument(.string(text), placeholder: "%@"))
          } else {
            result.append(try segmentOf(value))
          }
          if case .content(let content)? = result.last {
            length += content.string.utf8.count
            try check(length: length, expression)
          }
        }
      }
    }
    var text = LocalizedText(segments: result)
    text.file = scope.file?.path
    return text
  }

  private func segmentOf(_ value: Value) throws(Interrupt) -> LocalizedText.Segment {
    switch value {
    case .int: return .argument(value, placeholder: "%lld")
    case .double: return .argument(value, placeholder: "%lf")
    case .view(let view):
      // An image or a text inside a text.
      if let text = textContent(of: view) { return .content(text) }
      return .argument(.string(""), placeholder: "%@")
    case .attributed(let text): return .content(text)
    case .localized: return .argument(.string(describe(value)), placeholder: "%@")
    default: return .argument(value, placeholder: "%@")
    }
  }
}
