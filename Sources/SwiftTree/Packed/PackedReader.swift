/// Reads packed code from one place on.
///
/// What it reads is linked into the program, so that damage can't come from outside; where there is some all the
/// same, the program stops instead of reading what isn't its own.
struct PackedReader {
  let module: PackedModule
  /// The file that is read; nil where its code isn't what is looked at.
  let file: SourceText?
  private let start: UnsafePointer<UInt8>
  private let count: Int
  private(set) var position: Int
  private var lastStart = 0

  init(_ module: PackedModule, at position: Int, of file: SourceText?) {
    self.module = module
    self.file = file
    start = module.start
    count = module.count
    self.position = position
  }

  static func isDamaged() -> Never {
    preconditionFailure("the declarations in this program are damaged: build it anew")
  }

  var source: SourceText {
    guard let file else { PackedReader.isDamaged() }
    return file
  }

  // MARK: Parts

  mutating func byte() -> UInt8 {
    guard position >= 0, position < count else { PackedReader.isDamaged() }
    defer { position += 1 }
    return start[position] ^ PackedFormat.turned
  }

  mutating func number() -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = byte()
      value |= Int(byte & 63) << shift
      if byte < 64 { return value }
      shift += 6
      guard shift < 60 else { PackedReader.isDamaged() }
    }
  }

  mutating func fixed() -> Int {
    defer { position += PackedFormat.fixedSize }
    return module.fixed(at: position)
  }

  mutating func flag() -> Bool { byte() != 0 }
  mutating func text() -> String { module.text(number()) }

  mutating func span() -> Span {
    let step = number()
    lastStart += step & 1 == 0 ? step >> 1 : -((step + 1) >> 1)
    return Span(lastStart, lastStart + number())
  }

  mutating func list<Element>(_ read: (inout PackedReader) -> Element) -> [Element] {
    let count = number()
    if count == 0 { return [] }
    var all: [Element] = []
    all.reserveCapacity(min(count, self.count - position))
    for _ in 0..<count { all.append(read(&self)) }
    return all
  }

  mutating func optional<Value>(_ read: (inout PackedReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }

  mutating func optionalText() -> String? { flag() ? text() : nil }

  /// Code that is read when it is used; nil for none.
  mutating func code<Value: Sendable>(
    _ read: @escaping @Sendable (any PieceReader, CodePiece) -> Value
  ) -> Deferred<Value>? {
    let place = number()
    guard place != 0 else { return nil }
    let (module, file) = (module, source)
    return Deferred {
      var reader = PackedReader(module, at: place, of: file)
      let text = reader.text()
      return read(module.pieces, CodePiece(text: text, start: reader.number(), file: file))
    }
  }

  mutating func body() -> Deferred<Block>? { code { $0.block($1) } }
  mutating func value() -> Deferred<Expression>? { code { $0.expression($1) } }

  // MARK: Types

  mutating func type() -> WrittenType {
    switch byte() {
    case 0: return .named(base: nil, name: text(), arguments: [])
    case 1:
      let base = optionalType()
      let name = text()
      return .named(base: base, name: name, arguments: list { $0.type() })
    case 2: return .optional(type())
    case 3: return .implicitlyUnwrapped(type())
    case 4: return .array(type())
    case 5:
      let key = type()
      return .dictionary(key, type())
    case 6: return .tuple(list { $0.element() })
    case 7: return functionType()
    case 8: return .metatype(type())
    case 9: return .protocolMetatype(type())
    case 10: return .some(type())
    case 11: return .any(type())
    case 12: return .composition(list { $0.type() })
    case 13: return .suppressed(type())
    case 14: return .packExpansion(type())
    case 15: return .packElement(type())
    case 16: return .inferred
    case 17:
      let inner = type()
      let attributes = list { $0.attribute() }
      return .attributed(inner, attributes: attributes, isInOut: flag())
    case 18: return .other(text())
    default: PackedReader.isDamaged()
    }
  }

  private mutating func functionType() -> WrittenType {
    let parameters = list { $0.element() }
    let result = type()
    let isAsync = flag()
    return .function(
      WrittenType.Function(parameters: parameters, result: result, isAsync: isAsync, thrown: thrown()))
  }

  mutating func optionalType() -> WrittenType? { flag() ? type() : nil }

  private mutating func element() -> WrittenType.Element {
    let flags = byte()
    let label = flags & 1 != 0 ? text() : nil
    return WrittenType.Element(label: label, type: type(), isVariadic: flags & 2 != 0)
  }

  mutating func thrown() -> Thrown? {
    switch byte() {
    case 0: nil
    case 1: .anything
    case 2: .whatArgumentsThrow
    case 3: .type(type())
    default: PackedReader.isDamaged()
    }
  }

  mutating func attribute() -> Attribute {
    let type = type()
    let arguments: Deferred<[Argument]?> =
      switch byte() {
      case 0: PackedReader.noArguments
      case 1: PackedReader.emptyArguments
      default: code { $0.arguments($1) } ?? PackedReader.noArguments
      }
    let text = optionalText()
    return Attribute(type: type, arguments: arguments, argumentText: text, span: span())
  }

  private static let noArguments = Deferred<[Argument]?>(value: nil)
  private static let emptyArguments = Deferred<[Argument]?>(value: [])
}
