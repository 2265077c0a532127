import EarshotVocabulary

extension DataTape {
  /// Values that one document may hold.
  package static let valueLimit = 16_000_000

  /// JSON that stands in a text: a log before it, a fence after it.
  ///
  /// - Parameters:
  ///   - first: the byte at which the JSON begins.
  ///   - bytes: UTF-8, the whole text: places are counted in it.
  /// - Returns: the tape and the byte after the JSON.
  package static func json(
    from first: Int, in bytes: [UInt8], file: String, bounds: Bounds
  ) throws(InputError) -> (tape: DataTape, end: Int) {
    guard bytes.count <= min(bounds.inputBytes, Int(UInt32.max) - 1) else {
      throw InputError(
        at: SourceLocation(file: file, line: 1, column: 1),
        "\(bytes.count) bytes are more than the \(bounds.inputBytes) that an input may have")
    }
    let reading = bytes.withUnsafeBufferPointer { JSONWithin($0, from: first, bounds) }
    if let fault = reading.fault {
      throw InputError(at: reading.lines.location(of: fault.offset, in: file), fault.message)
    }
    let tape = DataTape(
      file: file, bytes: bytes, entries: reading.entries, keys: reading.keys, lines: reading.lines)
    return (tape, reading.end)
  }
}

/// What comes out of the reader: a value, because errors don't pass typed through closures.
private struct JSONWithin {
  var entries: [DataTape.Entry] = []
  var keys: [String] = []
  var lines: LineIndex
  var end = 0
  var fault: DataFault?

  init(_ source: UnsafeBufferPointer<UInt8>, from first: Int, _ bounds: Bounds) {
    lines = LineIndex(source, from: TextCheck.markLength(source))
    do throws(DataFault) {
      try TextCheck.check(source)
      var reader = JSONReader(
        source, from: first, nesting: bounds.nesting, limit: DataTape.valueLimit)
      reader.allowsMoreText = true
      try reader.read()
      entries = reader.entries
      keys = reader.keyNames
      end = reader.end
    } catch {
      fault = error
    }
  }
}
