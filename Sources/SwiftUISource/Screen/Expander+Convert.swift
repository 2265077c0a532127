import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A value as views and modifiers of the system read it.
  func convert(_ value: Value, under identity: Identity, _ around: Surroundings) -> ArgumentValue {
    switch value {
    case .void, .none: return .none
    case .bool(let bool): return .bool(bool)
    case .int(let int): return .int(int)
    case .double(let double): return .double(double)
    case .string(let string): return .text(TextContent(machine.shown(string)))
    case .localized, .attributed: return .text(machine.text(of: value))
    case .object where machine.unknownContent(of: value) != nil:
      return machine.unknownContent(of: value).map { convert(.unknown($0), under: identity, around) } ?? .none
    case .object where machine.attributedContent(of: value) != nil: return .text(machine.text(of: value))
    case .array(let values), .slice(let values, _):
      return .list(values.map { convert($0, under: identity, around) })
    case .set(let values): return .list(values.map { convert($0, under: identity, around) })
    case .range(let range):
      return .range(
        lower: number(range.lower) ?? -.infinity, upper: number(range.upper) ?? .infinity,
        isClosed: range.isClosed)
    case .date(let seconds): return .date(seconds)
    case .url(let url): return .url(url)
    case .view(let view):
      if let text = machine.textContent(of: view) { return .text(text) }
      return .views(expand([view], under: identity, around))
    case .binding(let binding):
      return .binding(
        value: convert(machine.read(binding), under: identity, around),
        set: Handler(AppHandler.setter(binding)))
    case .closure(let closure):
      if closure.isViewBuilder { return .views(content(closure, [], under: identity, around)) }
      return .handler(Handler(AppHandler.closure(closure)))
    case .symbol(let symbol):
      if let text = machine.generatedText(value) { return .text(machine.resolve(text)) }
      return .symbol(
        machine.shown(symbol.name),
        arguments: convert(fields: symbol.arguments ?? [], under: identity, around))
    case .record(let record) where Expander.identifiers.contains(record.type):
      return .opaque(OpaqueValue(value), description: machine.shown(machine.describe(value)))
    case .record(let record):
      return .record(record.type, convert(fields: record.fields, under: identity, around))
    case .keyPath(let path): return .symbol(path.name)
    case .type(let type): return .symbol(type.name)
    case .enumeration, .object, .tuple, .dictionary:
      return .opaque(OpaqueValue(value), description: machine.shown(machine.describe(value)))
    case .structure:
      if machine.isView(value) { return .views(expand(machine.views(of: value), under: identity, around)) }
      return .opaque(OpaqueValue(value), description: machine.shown(machine.describe(value)))
    case .unknown(let unknown):
      return machine.unknownArgument(unknown.source, missing: unknown.missing)
    }
  }

  /// Values that name something: a selection compares them with tags, and gives them back whole.
  private static let identifiers: Set<String> = [
    "UUID", "PersistentIdentifier", "ObjectIdentifier", "IndexPath", "NSManagedObjectID",
  ]

  private func number(_ value: Value?) -> Double? {
    if case .date(let seconds)? = value { return seconds }
    return value?.doubleValue
  }

  private func convert(
    fields: [LabeledValue], under identity: Identity, _ around: Surroundings
  ) -> [Argument] {
    fields.enumerated().map { index, field in
      Argument(field.label, convert(field.value, under: identity.child(index), around))
    }
  }
}
