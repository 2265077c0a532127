import EarshotViewTree

extension Value: Hashable {
  static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)): Double(a) == b
    case (.double(let a), .int(let b)): a == Double(b)
    case (.string(let a), .string(let b)): a == b
    case (.localized(let a), .localized(let b)): a == b
    case (.array(let a), .array(let b)), (.slice(let a, _), .slice(let b, _)),
      (.slice(let a, _), .array(let b)),
      (.array(let a), .slice(let b, _)):
      a == b
    case (.dictionary(let a), .dictionary(let b)):
      a.count == b.count && a.allSatisfy { b[$0.key] == $0.value }
    case (.set(let a), .set(let b)): a.count == b.count && a.allSatisfy { b.contains($0) }
    case (.tuple(let a), .tuple(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.value == $1.value }
    case (.range(let a), .range(let b)): a == b
    case (.structure(let a), .structure(let b)): a == b
    case (.enumeration(let a), .enumeration(let b)): a == b
    case (.enumeration(let a), .symbol(let b)), (.symbol(let b), .enumeration(let a)):
      a.name == b.name && a.payload == (b.arguments ?? []).map(\.value)
    case (.object(let a), .object(let b)): a == b
    case (.type(let a), .type(let b)): a == b
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.symbol(let a), .symbol(let b)): a == b
    case (.record(let a), .record(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.url(let a), .url(let b)): a == b
    case (.attributed(let a), .attributed(let b)): a == b
    case (.unknown(let a), .unknown(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .void, .none: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .localized(let value): hasher.combine(value.key)
    case .array(let values), .slice(let values, _): hasher.combine(values)
    case .dictionary(let values): hasher.combine(values.count)
    case .set(let values): hasher.combine(values.count)
    case .tuple(let values): for value in values { hasher.combine(value.value) }
    case .range(let value): hasher.combine(value)
    case .structure(let value): hasher.combine(value)
    case .enumeration(let value): hasher.combine(value.name)
    case .object(let value): hasher.combine(value)
    case .type(let value): hasher.combine(value)
    case .keyPath(let value): hasher.combine(value)
    case .symbol(let value): hasher.combine(value.name)
    case .record(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .url(let value): hasher.combine(value)
    case .attributed(let value): hasher.combine(value)
    case .unknown(let value): hasher.combine(value)
    case .closure, .binding, .view: break
    }
  }
}
