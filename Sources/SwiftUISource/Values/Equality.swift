import OrderedCollections

/// Compares two values part by part.
///
/// Code can make a value of parts that are shared, forty pairs of pairs with 2⁴⁰ leaves, and one that is as deep as
/// it has steps. So nothing here calls itself: what is still to be compared is in a list, and two lists of parts
/// that were put there once are not put there again. The first difference ends it.
struct Equality {
  /// Two lists of parts by the memory that they are in.
  private struct Pair: Hashable {
    var a: UnsafeRawPointer
    var b: UnsafeRawPointer
    var count: Int
  }

  private var left: [(Value, Value)] = []
  private var seen: Set<Pair> = []
  /// How many lists of parts were compared: small values are done before they would be remembered.
  private var lists = 0

  static func same(_ a: Value, _ b: Value) -> Bool {
    if let same = Equality.plain(a, b) { return same }
    var equality = Equality()
    guard equality.take(a, b) else { return false }
    while let (a, b) = equality.left.popLast() {
      guard equality.take(a, b) else { return false }
    }
    return true
  }

  /// Whether values without parts are the same; nil where one has parts.
  private static func plain(_ a: Value, _ b: Value) -> Bool? {
    switch (a, b) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)): Double(a) == b
    case (.double(let a), .int(let b)): a == Double(b)
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.type(let a), .type(let b)): a == b
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.url(let a), .url(let b)): a == b
    case (.attributed(let a), .attributed(let b)): a == b
    default: nil
    }
  }

  /// Compares two values but for their parts, which are put on the list; false: they differ.
  private mutating func take(_ a: Value, _ b: Value) -> Bool {
    if let same = Equality.plain(a, b) { return same }
    switch (a, b) {
    case (.array(let a), .array(let b)), (.slice(let a, _), .slice(let b, _)),
      (.slice(let a, _), .array(let b)), (.array(let a), .slice(let b, _)):
      return add(a, b) { $0 }
    case (.structure(let a), .structure(let b)): return a.type === b.type && add(a.fields, b.fields) { $0 }
    case (.enumeration(let a), .enumeration(let b)):
      return a.type === b.type && a.name == b.name && add(a.payload, b.payload) { $0 }
    case (.enumeration(let a), .symbol(let b)), (.symbol(let b), .enumeration(let a)):
      return a.name == b.name && addEach(a.payload, (b.arguments ?? []).map(\.value))
    case (.symbol(let a), .symbol(let b)):
      return a.name == b.name && add(labeled: a.arguments ?? [], b.arguments ?? [])
    case (.record(let a), .record(let b)):
      guard a.type == b.type else { return false }
      return (a.type == "Data" && DataBytes.areEqual(a, b)) || add(labeled: a.fields, b.fields)
    case (.tuple(let a), .tuple(let b)): return add(a, b) { $0.value }
    case (.dictionary(let a), .dictionary(let b)): return add(a, b)
    case (.set(let a), .set(let b)): return a.count == b.count && a.allSatisfy { b.contains($0) }
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed && add(a.lower, b.lower) && add(a.upper, b.upper)
    case (.localized(let a), .localized(let b)): return add(a, b)
    case (.unknown(let a), .unknown(let b)):
      return a.source == b.source && a.missing == b.missing && a.isCall == b.isCall && a.type == b.type
        && a.content == b.content && add(labeled: a.fields, b.fields)
    default: return false
    }
  }

  // MARK: Parts

  private mutating func add<Part>(_ a: [Part], _ b: [Part], _ value: (Part) -> Value) -> Bool {
    guard a.count == b.count else { return false }
    guard isNew(a, b) else { return true }
    for index in a.indices { left.append((value(a[index]), value(b[index]))) }
    return true
  }

  private mutating func addEach(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    left += zip(a, b)
    return true
  }

  private mutating func add(labeled a: [LabeledValue], _ b: [LabeledValue]) -> Bool {
    zip(a, b).allSatisfy { $0.label == $1.label } && add(a, b) { $0.value }
  }

  private mutating func add(_ a: Value?, _ b: Value?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    left.append((a, b))
    return true
  }

  private mutating func add(_ a: OrderedDictionary<Value, Value>, _ b: OrderedDictionary<Value, Value>)
    -> Bool
  {
    guard a.count == b.count else { return false }
    for (key, value) in a {
      guard let other = b[key] else { return false }
      left.append((value, other))
    }
    return true
  }

  private mutating func add(_ a: LocalizedText, _ b: LocalizedText) -> Bool {
    a.table == b.table && a.defaultValue == b.defaultValue && add(a.segments, b.segments)
      && (a.defaultSegments == nil) == (b.defaultSegments == nil)
      && add(a.defaultSegments ?? [], b.defaultSegments ?? [])
  }

  private mutating func add(_ a: [LocalizedText.Segment], _ b: [LocalizedText.Segment]) -> Bool {
    guard a.count == b.count else { return false }
    for pair in zip(a, b) {
      switch pair {
      case (.literal(let a), .literal(let b)): if a != b { return false }
      case (.content(let a), .content(let b)): if a != b { return false }
      case (.argument(let a, let first), .argument(let b, let second)):
        if first != second { return false }
        left.append((a, b))
      default: return false
      }
    }
    return true
  }

  /// Whether two lists of as many parts are to be compared: they are not one list, and were not met before.
  private mutating func isNew<Part>(_ a: [Part], _ b: [Part]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        guard let first = a.baseAddress, let second = b.baseAddress, a.count > 0, first != second else {
          return false
        }
        lists += 1
        guard lists > 64 else { return true }
        return seen.insert(Pair(a: first, b: second, count: a.count)).inserted
      }
    }
  }
}
