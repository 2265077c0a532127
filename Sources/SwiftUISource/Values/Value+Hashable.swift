import EarshotViewTree

extension Value: Hashable {
  static func == (a: Value, b: Value) -> Bool { Equality.same(a, b) }

  func hash(into hasher: inout Hasher) {
    var parts = PartHasher(hasher: hasher)
    parts.add(self, depth: 0)
    hasher = parts.hasher
  }
}

/// Hashes a value by its first parts: what is deeper or further on is left to equality, so that a value whose parts
/// are shared costs no more than one of as many parts as are looked at.
private struct PartHasher {
  var hasher: Hasher
  private var left = 1_000

  private static let levels = 16

  init(hasher: Hasher) { self.hasher = hasher }

  mutating func add(_ value: Value, depth: Int) {
    left -= 1
    guard left > 0, depth < PartHasher.levels else { return }
    switch value {
    case .void, .none: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value), .url(let value): hasher.combine(value)
    case .localized(let value): hasher.combine(value.key)
    case .array(let values), .slice(let values, _): add(values, depth)
    case .dictionary(let values): hasher.combine(values.count)
    case .set(let values): hasher.combine(values.count)
    case .tuple(let values): add(values.lazy.map(\.value), depth)
    case .range(let range): add([range.lower, range.upper].compactMap { $0 }, depth)
    case .structure(let value):
      hasher.combine(ObjectIdentifier(value.type))
      add(value.fields, depth)
    case .enumeration(let value):
      hasher.combine(value.name)
      add(value.payload, depth)
    case .symbol(let value):
      hasher.combine(value.name)
      add((value.arguments ?? []).lazy.map(\.value), depth)
    case .record(let value):
      hasher.combine(value.type)
      if value.type == "Data" {
        hasher.combine(DataBytes.bytes(of: value))
      } else {
        add(value.fields.lazy.map(\.value), depth)
      }
    case .object(let value): hasher.combine(value)
    case .type(let value): hasher.combine(value)
    case .keyPath(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .attributed(let value): hasher.combine(value)
    case .unknown(let value): hasher.combine(value.source)
    case .closure, .binding, .view: break
    }
  }

  private mutating func add(_ values: some Sequence<Value>, _ depth: Int) {
    for value in values {
      guard left > 0 else { return }
      add(value, depth: depth + 1)
    }
  }
}
