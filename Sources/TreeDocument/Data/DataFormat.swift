import EarshotJSON
import EarshotVocabulary

/// How a document is written.
enum DataFormat: Sendable {
  case json
  case yaml

  /// JSON where the first character is a brace or a bracket: YAML's flow style begins so too,
  /// and what it has beyond JSON is tried when the file name says YAML.
  static func recognized(in bytes: UnsafeBufferPointer<UInt8>) -> DataFormat {
    for byte in bytes.dropFirst(TextCheck.markLength(bytes)) {
      switch byte {
      case 0x20, 0x0a, 0x0d, 0x09: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
      default: return .yaml
      }
    }
    return .yaml
  }
}

extension DataTape {
  /// Reads a text; every error has its place.
  init(reading bytes: [UInt8], file: String, bounds: Bounds) throws(InputError) {
    guard bytes.count <= min(bounds.inputBytes, Int(UInt32.max) - 1) else {
      throw InputError(
        at: SourceLocation(file: file, line: 1, column: 1),
        "\(bytes.count) bytes are more than the \(bounds.inputBytes) that an input may have")
    }
    let reading = bytes.withUnsafeBufferPointer { Reading($0, file: file, bounds: bounds) }
    if let fault = reading.fault {
      throw InputError(at: reading.lines.location(of: fault.offset, in: file), fault.message)
    }
    self.init(
      file: file, bytes: bytes, entries: reading.entries, keys: reading.keys,
      texts: reading.texts, lines: reading.lines)
  }

  /// What comes out of a reader: a value, because errors don't pass typed through closures.
  private struct Reading {
    var entries: [Entry] = []
    var keys: [String] = []
    var texts: [String] = []
    var lines: LineIndex
    var fault: DataFault?

    init(_ source: UnsafeBufferPointer<UInt8>, file: String, bounds: Bounds) {
      let first = TextCheck.markLength(source)
      lines = LineIndex(source, from: first)
      do throws(DataFault) {
        try TextCheck.check(source)
        switch DataFormat.recognized(in: source) {
        case .json: try readJSON(source, first, file, bounds)
        case .yaml: try readYAML(source, first, bounds)
        }
      } catch {
        fault = error
      }
    }

    private mutating func readJSON(
      _ source: UnsafeBufferPointer<UInt8>, _ first: Int, _ file: String, _ bounds: Bounds
    ) throws(DataFault) {
      var reader = JSONReader(
        source, from: first, nesting: bounds.nesting, limit: DataTape.valueLimit)
      do throws(DataFault) {
        try reader.read()
        entries = reader.entries
        keys = reader.keyNames
      } catch {
        guard file.hasSuffix(".yaml") || file.hasSuffix(".yml") else { throw error }
        try readYAML(source, first, bounds)
      }
    }

    private mutating func readYAML(
      _ source: UnsafeBufferPointer<UInt8>, _ first: Int, _ bounds: Bounds
    ) throws(DataFault) {
      var reader = YAMLReader(
        source, from: first, nesting: bounds.nesting, limit: DataTape.valueLimit)
      try reader.read()
      entries = reader.entries
      keys = reader.keyNames
      texts = reader.texts
    }
  }
}
