import EarshotViewTree

extension Machine {
  /// What `print`, `String(describing:)` and interpolation write.
  ///
  /// A value nested without end, or sharing its parts so often that writing it out would not end,
  /// is cut with an ellipsis.
  ///
  /// - Parameter isInside: whether it stands in another value, where what the app writes for debugging is
  /// preferred.
  func describe(_ value: Value, forDebugging isInside: Bool = false) -> String {
    if describing.depth == 0 { describing.values = 0 }
    describing.values += 1
    guard describing.depth < Describing.levels, describing.values < Describing.count else {
      noticeCut(value)
      return "…"
    }
    describing.depth += 1
    defer { describing.depth -= 1 }
    return described(value, isInside)
  }

  /// Where a value of the app's own types describes itself without end, its type is named.
  private func noticeCut(_ value: Value) {
    guard let type = declaredInfo(of: value), let declaration = type.declaration else { return }
    notice(
      .warning, .budget, declaration.file, declaration.start,
      "the description of '\(type.name)' goes deeper than \(Describing.levels) values; it is cut")
  }

  private func described(_ value: Value, _ isInside: Bool) -> String {
    switch value {
    case .void: "()"
    case .none: "nil"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): describe(double: value)
    case .string(let value): value
    case .localized(let text): resolve(text).string
    case .array(let values), .slice(let values, _): describe(list: values)
    case .set(let values): describe(list: values)
    case .dictionary(let values): describe(pairs: values.map { ($0.key, $0.value) })
    case .tuple(let values): describe(tuple: values)
    case .range(let range): describe(range)
    case .object: attributedContent(of: value)?.string ?? describe(declared: value, isInside)
    case .structure, .enumeration: describe(declared: value, isInside)
    case .closure: "(Function)"
    case .type(let type): type.name
    case .keyPath(let path): "\\.\(path.name)"
    case .binding(let binding): describe(read(binding))
    case .view(let view): textContent(of: view)?.string ?? view.name
    case .symbol(let symbol) where symbol.type == "Result" && symbol.arguments?.count == 1:
      "\(symbol.name)(\(symbol.arguments?.first.map { quoted($0.value) } ?? ""))"
    case .symbol(let symbol):
      generatedText(value).map { localizedString($0) } ?? outsideConstant(value).map { "«\($0)»" }
        ?? symbol.name
    case .record(let record): describe(record)
    case .date(let seconds): dateDescription(seconds)
    case .url(let url): url
    case .attributed(let text): text.string
    case .unknown(let unknown): shown(unknown)
    }
  }

  /// The source text in the place of an unknown value; what is missing is kept beside it.
  private func shown(_ unknown: UnknownValue) -> String {
    unknownWords.missingNames[unknown.source] = unknown.missing
    return "«\(unknown.source)»"
  }

  /// What is not known, by its source text, as views of the system read it.
  func unknownArgument(_ source: String, missing: String? = nil) -> ArgumentValue {
    unknownWords.missingNames[source] = missing ?? source
    return .unknown(source)
  }

  /// `L10n.title`: a constant of a type that is not known here, by its source text.
  func outsideConstant(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value, let type = symbol.type else { return nil }
    let outermost = type.prefix { $0 != "." }
    guard !SDK.isKnownType(String(outermost)), !SDK.isKnownType(type) else { return nil }
    return "\(type).\(symbol.name)"
  }

  /// Names such a constant where it is to be read.
  func noticeOutsideConstant(_ value: Value, _ file: FileCode?, _ start: Int) {
    guard let name = outsideConstant(value), generatedText(value) == nil else { return }
    notice(
      .warning, .unknownValue, file, start, "'\(name)' is not known here; it is shown by its source text",
      missing: name)
    unknownWords.missingNames[name] = name
  }

  private func describe(list values: some Sequence<Value>) -> String {
    var parts: [String] = []
    for value in values {
      parts.append(quoted(value))
      if describing.values >= Describing.count { break }
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func describe(tuple values: [(label: String?, value: Value)]) -> String {
    let parts = values.map { element in (element.label.map { "\($0): " } ?? "") + quoted(element.value) }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func describe(pairs: [(Value, Value)]) -> String {
    if pairs.isEmpty { return "[:]" }
    return "[" + pairs.map { quoted($0.0) + ": " + quoted($0.1) }.joined(separator: ", ") + "]"
  }

  private func describe(_ range: RangeValue) -> String {
    let lower = range.lower.map { describe($0) } ?? ""
    let upper = range.upper.map { describe($0) } ?? ""
    return lower + (range.isClosed ? "..." : "..<") + upper
  }

  private func describe(double value: Double) -> String {
    value.description
  }

  func quoted(_ value: Value) -> String {
    if case .string(let text) = value { return text.debugDescription }
    if case .range(let range) = value, range.lower != nil, range.upper != nil {
      return (range.isClosed ? "ClosedRange(" : "Range(") + describe(value) + ")"
    }
    return describe(value, forDebugging: true)
  }

  private func describe(declared value: Value, _ isInside: Bool) -> String {
    if isInside, let text = ownDescription("debugDescription", of: value) { return text }
    if let text = text("description", of: value) { return text }
    if !isInside, let text = ownDescription("debugDescription", of: value) { return text }
    switch value {
    case .structure(let instance):
      let fields = zip(instance.type.storedProperties, instance.fields).map { property, field in
        var text = quoted(field)
        if case .double(let number) = field {
          text = Machine.text(of: number, as: property.type) ?? text
        }
        let isWrapped = property.type?.isOptional == true && !field.isNone && !field.isUnknown
        return "\(property.name): " + (isWrapped ? "Optional(\(text))" : text)
      }
      return "\(instance.type.name)(\(fields.joined(separator: ", ")))"
    case .enumeration(let instance):
      if instance.payload.isEmpty { return instance.name }
      let parts = instance.payload.enumerated().map { index, value in
        (index < instance.labels.count ? instance.labels[index].map { "\($0): " } ?? "" : "") + quoted(value)
      }
      return "\(instance.name)(\(parts.joined(separator: ", ")))"
    case .object(let reference): return reference.type.qualifiedName
    default: return ""
    }
  }

  private func ownDescription(_ name: String, of value: Value) -> String? {
    guard let info = declaredInfo(of: value),
      project.lineage(of: info).contains(where: { $0.properties[name] != nil })
    else { return nil }
    return text(name, of: value)
  }

  private func text(_ name: String, of value: Value) -> String? {
    do {
      let text = try member(name, of: value, file: nil, start: 0, isOptionalLookUp: true)
      if case .string(let text)? = text { return text }
    } catch {
      if case .suspended = error {} else { report(error) }
    }
    return nil
  }

  private func describe(_ record: RecordValue) -> String {
    if let text = libraryDescription(record) { return text }
    let fields = record.fields.map { ($0.label.map { "\($0): " } ?? "") + quoted($0.value) }
    return "\(record.type)(\(fields.joined(separator: ", ")))"
  }
}

/// How far the value that is being written out has come.
struct Describing {
  static let levels = 100
  static let count = 20_000

  var depth = 0
  var values = 0
}
