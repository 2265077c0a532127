/// Writes the code of one module's files in packed form.
struct Packer {
  /// What is written at present.
  var out: [UInt8] = []
  /// Everything that stands by itself.
  private(set) var pieces: [UInt8]
  /// Where the last span started: the next is told from there.
  private var lastStart = 0
  /// The numbers of texts; until they are given out, texts are counted.
  private let numbers: [String: Int]?
  private(set) var counts: [String: Int] = [:]

  /// - Parameter reserved: how many bytes come before all pieces.
  init(numbers: [String: Int]?, reserved: Int) {
    self.numbers = numbers
    pieces = Array(repeating: 0, count: reserved)
  }

  // MARK: What stands by itself

  /// Writes something apart; gives its place.
  mutating func piece(_ write: (inout Packer) -> Void) -> Int {
    let around = (out, lastStart)
    out = []
    lastStart = 0
    write(&self)
    let place = pieces.count
    pieces += out
    (out, lastStart) = around
    return place
  }

  mutating func apart(_ write: (inout Packer) -> Void) { number(piece(write)) }

  /// Zero for nothing: no piece stands there.
  mutating func unread<Value>(_ value: Deferred<Value>?) {
    guard let value else { return number(0) }
    guard let piece = value.piece else { preconditionFailure("code of declarations is packed as text") }
    apart { packer in
      packer.text(piece.text)
      packer.number(piece.start)
    }
  }

  // MARK: Parts

  mutating func byte(_ byte: UInt8) { out.append(byte) }
  mutating func number(_ number: Int) { out.append(number: number) }
  mutating func flag(_ flag: Bool) { out.append(flag ? 1 : 0) }

  mutating func flags(_ flags: Bool...) {
    out.append(flags.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  mutating func text(_ text: String) {
    guard let numbers else {
      counts[text, default: 0] += 1
      return number(0)
    }
    guard let found = numbers[text] else { preconditionFailure("a text that was not counted") }
    number(found)
  }

  /// The number of a text where its size has to be known.
  func fixedText(_ text: String) -> Int { numbers?[text] ?? 0 }

  mutating func count(_ text: String) { counts[text, default: 0] += 1 }

  mutating func span(_ span: Span) {
    let step = span.start - lastStart
    number(step >= 0 ? step << 1 : (-step << 1) - 1)
    number(span.end - span.start)
    lastStart = span.start
  }

  mutating func list<Element>(_ list: [Element], _ write: (inout Packer, Element) -> Void) {
    number(list.count)
    for element in list { write(&self, element) }
  }

  mutating func optional<Value>(_ value: Value?, _ write: (inout Packer, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func optionalText(_ value: String?) { optional(value) { $0.text($1) } }
}
