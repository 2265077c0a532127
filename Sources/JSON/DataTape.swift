import EarshotVocabulary

/// A JSON or YAML text as a flat list of its values, in the order written, each with its place.
///
/// One entry a value keeps a large document small and lets every walk be a loop. Texts stay in
/// the source bytes until somebody asks for them.
package struct DataTape: Sendable {
  package enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, array, object, key
  }

  /// Where the characters of a text or a number are.
  package enum Storage: UInt8, Sendable {
    /// In the source bytes, as they are.
    case source
    /// In the source bytes, with JSON escapes.
    case escaped
    /// In `texts`.
    case table
  }

  package struct Entry: Sendable {
    /// The byte at which the value begins.
    package var start: UInt32
    /// Containers: the number of entries inside. Keys: the index in `keys`. Texts and numbers:
    /// the length in bytes, or the index in `texts`.
    package var payload: UInt32
    package var kind: Kind
    package var storage: Storage

    package init(start: UInt32, payload: UInt32, kind: Kind, storage: Storage = .source) {
      self.start = start
      self.payload = payload
      self.kind = kind
      self.storage = storage
    }
  }

  package let file: String
  package let bytes: [UInt8]
  package var entries: [Entry] = []
  /// The different keys of all objects.
  package var keys: [String] = []
  package var texts: [String] = []
  package let lines: LineIndex

  package init(
    file: String, bytes: [UInt8], entries: [Entry] = [], keys: [String] = [], texts: [String] = [],
    lines: LineIndex
  ) {
    self.file = file
    self.bytes = bytes
    self.entries = entries
    self.keys = keys
    self.texts = texts
    self.lines = lines
  }

  @inlinable package func kind(_ index: Int) -> Kind { entries[index].kind }

  /// The index after a value and all that is inside it.
  @inlinable package func end(of index: Int) -> Int {
    let entry = entries[index]
    switch entry.kind {
    case .array, .object: return index + 1 + Int(entry.payload)
    default: return index + 1
    }
  }

  @inlinable package func key(_ index: Int) -> String { keys[Int(entries[index].payload)] }

  /// The place of a key in `keys`: readers that meet a key often compare it by that.
  @inlinable package func keyID(_ index: Int) -> Int { Int(entries[index].payload) }

  /// The text of a string, or the characters of a number.
  package func text(_ index: Int) -> String {
    let entry = entries[index]
    if entry.storage == .table { return texts[Int(entry.payload)] }
    let first = Int(entry.start) + (entry.kind == .string ? 1 : 0)
    let range = first..<first + Int(entry.payload)
    if entry.storage == .escaped { return JSONText.unescaped(bytes[range]) }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether a value is a number of YAML, which could as well be meant as a text.
  package func isPlainNumber(_ index: Int) -> Bool {
    entries[index].kind == .number && entries[index].storage == .table
  }

  /// The value of a number; nil where it is none or beyond what a `Double` holds.
  package func number(_ index: Int) -> Double? {
    let entry = entries[index]
    guard entry.kind == .number else { return nil }
    if entry.storage == .table {
      return DecimalText.value(of: Array(texts[Int(entry.payload)].utf8)[...])
    }
    let first = Int(entry.start)
    return DecimalText.value(of: bytes[first..<first + Int(entry.payload)])
  }

  package func location(_ index: Int) -> SourceLocation {
    lines.location(of: Int(entries[index].start), in: file)
  }

  /// What a value is, in the words of an error.
  package func describe(_ index: Int) -> String {
    switch entries[index].kind {
    case .null: "null"
    case .false, .true: "true or false"
    case .number: "a number"
    case .string, .key: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
