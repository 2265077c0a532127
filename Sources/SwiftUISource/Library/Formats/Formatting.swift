import EarshotLocalization
import EarshotViewTree

extension Machine {
  /// `value.formatted(…)`.
  func formattedMethod(_ value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.isEmpty { return plainlyFormatted(value).map { .string($0) } }
    if call.has("date") || call.has("time"), case .date(let seconds) = value {
      var style = FormatStyleValue(root: "dateTime")
      style.arguments = call.arguments.map { LabeledValue(label: $0.label, value: $0.value) }
      return .string(formattedDate(seconds, style))
    }
    if call.has("date") || call.has("time"), case .range(let range) = value {
      let arguments = call.arguments.map { LabeledValue(label: $0.label, value: $0.value) }
      return formattedInterval(range, FormatStyleValue(root: "interval", arguments: arguments)).map {
        .string($0)
      }
    }
    guard let format = call.first, !format.isUnknown else { return nil }
    return try applyFormat(value, format, call.expression)
  }

  /// A value in a format style; the value itself where the style is not known.
  func applyFormat(_ value: Value, _ format: Value, _ expression: Expression) throws(Interrupt) -> Value {
    if value.isNone || value.isUnknown { return value }
    if declaredInfo(of: format) != nil { return try callMember("format", of: format, [value], expression) }
    if case .symbol(let symbol) = format, let own = try addedStyle(symbol, expression) {
      return try deeper(expression.file, expression.start) { () throws(Interrupt) in
        try self.applyFormat(value, own, expression)
      }
    }
    guard let style = FormatStyleValue(format) else {
      return .string(plainlyFormatted(value) ?? describe(value))
    }
    return try formatted(value, style, expression).map { .string($0) } ?? value
  }

  /// `.tideTime` that the app adds to format styles, where only the value says which style is meant.
  private func addedStyle(_ symbol: SymbolValue, _ expression: Expression) throws(Interrupt) -> Value? {
    guard symbol.type == nil, !FormatStyleValue.roots.contains(symbol.name) else { return nil }
    for name in Machine.extendedStyles {
      guard let arguments = symbol.arguments else {
        if let style = try extensionStatic(symbol.name, ofSDKType: name) { return style }
        continue
      }
      for type in project.extensions(of: [name], declaring: symbol.name) {
        let functions = type.staticFunctions[symbol.name] ?? []
        let labels = arguments.map(\.label)
        guard let function = functions.first(where: { $0.parameters.map(\.label) == labels })
        else { continue }
        return try call(
          function, owner: .type(TypeValue(info: nil, name: SDK.ownName(of: type, askedAs: name))),
          type: type,
          values: arguments.map(\.value), expression)
      }
    }
    return nil
  }

  /// Where apps add styles of their own.
  private static let extendedStyles = [
    "FormatStyle", "ParseableFormatStyle", "DiscreteFormatStyle", "IntegerFormatStyle",
    "FloatingPointFormatStyle", "ByteCountFormatStyle", "ListFormatStyle", "RelativeFormatStyle",
    "IntervalFormatStyle", "ISO8601FormatStyle", "UnitsFormatStyle", "TimeFormatStyle",
  ]

  private func formatted(
    _ value: Value, _ style: FormatStyleValue, _ expression: Expression
  ) throws(Interrupt) -> String? {
    switch value {
    case .date(let seconds): return formattedDate(seconds, style)
    case .int, .double: return formattedNumber(value, style)
    case .array(let values), .slice(let values, _): return try formattedList(values, style, expression)
    case .set(let values): return try formattedList(Array(values), style, expression)
    case .url(let url): return url
    case .range(let range): return formattedInterval(range, style)
    case .record(let record):
      switch record.type {
      case "Duration": return formattedDuration(record["seconds"]?.doubleValue ?? 0, style)
      case "Measurement": return formattedMeasurement(record, style)
      case "PersonNameComponents": return formattedName(record, style)
      default: return nil
      }
    default: return string(value)
    }
  }

  /// `formatted()` without a style.
  private func plainlyFormatted(_ value: Value) -> String? {
    switch value {
    case .int, .double: formattedNumber(value, FormatStyleValue(root: "number"))
    case .date(let seconds): formattedDate(seconds, FormatStyleValue(root: "dateTime"))
    case .array(let values): listed(values.map { describe($0) }, FormatStyleValue(root: "list"))
    case .range(let range): formattedInterval(range, FormatStyleValue(root: "interval"))
    case .url(let url): url
    case .record(let record):
      switch record.type {
      case "Duration": formattedDuration(record["seconds"]?.doubleValue ?? 0, FormatStyleValue(root: "time"))
      case "Measurement": formattedMeasurement(record, FormatStyleValue(root: "measurement"))
      case "PersonNameComponents": formattedName(record, FormatStyleValue(root: "name"))
      default: nil
      }
    default: string(value)
    }
  }

  // MARK: Lists

  private func formattedList(
    _ values: [Value], _ style: FormatStyleValue, _ expression: Expression
  ) throws(Interrupt) -> String? {
    var parts: [String] = []
    for value in values {
      if let member = style["memberStyle"] {
        parts.append(describe(try applyFormat(value, member, expression)))
      } else {
        parts.append(describe(value))
      }
    }
    return listed(parts, style)
  }

  // MARK: Names

  func formattedName(_ record: RecordValue, _ style: FormatStyleValue) -> String {
    let width = style["style"]?.symbolName ?? style.arguments.first?.value.symbolName ?? "medium"
    func part(_ name: String) -> String { string(record[name]) ?? "" }
    let parts: [String]
    switch width {
    case "short": parts = [part("nickname").isEmpty ? part("givenName") : part("nickname")]
    case "long":
      parts = [
        part("namePrefix"), part("givenName"), part("middleName"), part("familyName"), part("nameSuffix"),
      ]
    case "abbreviated": return String(part("givenName").prefix(1) + part("familyName").prefix(1))
    default: parts = [part("givenName"), part("familyName")]
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
