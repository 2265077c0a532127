extension Machine {
  /// `String(…)`, `Substring(…)`, `Character(…)`.
  func makeString(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let first = call.first else { return .string("") }
    if call.has("repeating") { return try repeated(call) }
    if let format = call["format"], let result = try formatted(format, call) { return .string(result) }
    if call.has("format") { return nil }
    if call.has("localized") { return .string(string(first) ?? describe(first)) }
    if let radix = call["radix"]?.exactInt, (2...36).contains(radix) {
      let text = first.exactInt.map {
        String($0, radix: radix, uppercase: call["uppercase"]?.boolValue ?? false)
      }
      return text.map { .string($0) }
    }
    if call.has("describing") || call.has("reflecting") { return .string(reflected(first, call)) }
    if let record = first.record(of: "Data") {
      guard let bytes = DataBytes.bytes(of: record) else { return nil }
      if let text = DataBytes.text(of: record) { return .string(text) }
      // What is no UTF-8 is mended by `decoding:`, and nothing to `data:`.
      return call.has("decoding") ? .string(String(decoding: bytes, as: UTF8.self)) : Value.none
    }
    if call.has("cString"), first.isUnknown { return first }
    if call.has("stringLiteral") || call.has("verbatim") || call.has("cString") {
      return .string(string(first) ?? describe(first))
    }
    if call.has("decoding") || call.has("bytes") { return decoded(first) }
    if let place = call["contentsOf"] ?? call["contentsOfFile"] {
      return .string(try contents(of: place, call))
    }
    if case .array(let values) = first, call.arguments[0].label == nil {
      return .string(values.map { describe($0) }.joined())
    }
    return first.isUnknown || call.arguments[0].label != nil ? nil : .string(describe(first))
  }

  /// `String(format:)`, also with a locale: then numbers are written as the locale does.
  private func formatted(_ format: Value, _ call: LibraryCall) throws(Interrupt) -> String? {
    // Arguments that were handed on as one are several again.
    let values =
      call.has("arguments")
      ? (call["arguments"]?.arrayValue ?? []).flatMap { $0.arrayValue ?? [$0] }
      : call.arguments.filter { $0.label == nil }.map(\.value)
    let isGrouped = !(call["locale"] ?? .none).isNone
    if case .localized(let text) = format {
      let result = localizedFormat(text, values, isGrouped: isGrouped)
      try check(length: result.utf8.count, call.expression)
      return result
    }
    guard let text = string(format) else { return nil }
    return isGrouped
      ? try localized(text, values, call.expression) : try formatted(text, values, call.expression)
  }

  private func reflected(_ value: Value, _ call: LibraryCall) -> String {
    call.has("reflecting") ? quoted(value) : describe(value)
  }

  private func decoded(_ value: Value) -> Value? {
    guard case .array(let values) = value else { return nil }
    let bytes = values.map { UInt8(clamping: $0.exactInt ?? 0x3f) }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  private func repeated(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let text = string(call["repeating"]), let count = call["count"]?.exactInt else { return nil }
    guard count >= 0 else { throw trap("a text can't be repeated \(count) times", call.expression) }
    let length = text.utf8.count.multipliedReportingOverflow(by: count)
    try check(length: length.overflow ? .max : length.partialValue, call.expression)
    return .string(String(repeating: text, count: count))
  }

  /// `String(localized: "…")`, `NSLocalizedString("…", comment: "")`, `LocalizedStringKey("…")`:
  /// their literals are keys, so that they are evaluated here.
  func localizable(
    _ name: String, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard let first = arguments.first else { return nil }
    if let label = first.label, label != "localized", first.value.isImplicitMember,
      ["String", "AttributedString", "LocalizedStringKey", "LocalizedStringResource"].contains(name),
      project.hasTextTable(label),
      let text = catalogText(inTable: label, try evaluate(first.value, in: scope), near: first.value.file)
    {
      if name == "String" { return string(text).map { .string($0) } }
      if case .localized(let words) = text, name == "AttributedString" { return .attributed(resolve(words)) }
      return text
    }
    switch name {
    case "String", "AttributedString":
      guard first.label == "localized" else { return nil }
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue":
      guard first.label == nil || first.label == "stringLiteral" else { return nil }
    default: return nil
    }
    if name == "NSLocalizedString" { return try foundationText(first, arguments, in: scope) }
    let key = try evaluate(first.value, in: scope, hint: .named("LocalizedStringKey"))
    if key.isUnknown { return key }
    guard let text = try localizedText(key, arguments, in: scope) else { return key }
    switch name {
    case "String": return .string(localizedString(text))
    case "AttributedString": return .attributed(resolve(text))
    default: return .localized(text)
    }
  }

  /// `NSLocalizedString`: the key is a plain text, and the result may be a format.
  private func foundationText(
    _ first: CallArgument, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value {
    let key = try evaluate(first.value, in: scope)
    guard let plain = string(key), let text = try localizedText(.string(plain), arguments, in: scope) else {
      return key
    }
    return localizedString(key: plain, table: text.table, defaultValue: text.defaultValue, file: scope.file)
  }

  private func localizedText(
    _ key: Value, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> LocalizedText? {
    var text: LocalizedText
    switch key {
    case .localized(let localized): text = localized
    case .string(let string):
      text = LocalizedText(string)
      text.file = scope.file?.path
    default: return nil
    }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "table", "tableName": text.table = string(try evaluate(argument.value, in: scope)) ?? text.table
      case "defaultValue", "value":
        let value = try evaluate(argument.value, in: scope, hint: .named("LocalizedStringKey"))
        if case .localized(let words) = value, !words.arguments.isEmpty {
          text.defaultSegments = words.segments
        } else if case .localized(let words) = value {
          text.defaultValue = words.key.isEmpty ? nil : words.key
        } else if let words = string(value), !words.isEmpty {
          text.defaultValue = words
        }
      default: break
      }
    }
    return text
  }
}
