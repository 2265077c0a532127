/// One Swift file: its name and its bytes.
package final class SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The module that the file belongs to.
  package let module: String
  package let origin: Origin
  private let lineStarts: Deferred<[Int]>
  /// Where in a file stands what all of it was written for; nil: it is a file itself.
  private let cause: (file: SourceText, offset: Int)?

  package enum Origin: Sendable {
    /// An app's or a package's code.
    case code
    /// What the SDK declares.
    case declarations
  }

  package convenience init(path: String, bytes: [UInt8], module: String, origin: Origin = .code) {
    self.init(path: path, bytes: bytes, module: module, origin: origin, for: nil)
  }

  /// Code that nobody wrote, for something in a file: that is its place.
  package convenience init(_ text: String, for offset: Int, in file: SourceText) {
    self.init(
      path: file.path, bytes: Array(text.utf8), module: file.module, origin: file.origin, for: (file, offset))
  }

  private init(
    path: String, bytes: [UInt8], module: String, origin: Origin, for cause: (file: SourceText, offset: Int)?
  ) {
    self.cause = cause
    self.origin = origin
    self.path = path
    self.bytes = bytes
    self.module = module
    lineStarts = Deferred { SourceText.lineStarts(of: bytes) }
  }

  /// A file of which only the places of its lines are kept.
  init(path: String, module: String, lineStarts: Deferred<[Int]>) {
    origin = .declarations
    self.path = path
    bytes = []
    self.module = module
    self.lineStarts = lineStarts
    cause = nil
  }

  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    return starts
  }

  /// 1-based line and column (in bytes) of a UTF-8 offset.
  package func place(_ offset: Int) -> (line: Int, column: Int) {
    if let cause { return cause.file.place(cause.offset) }
    let starts = lineStarts.value
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  package func text(_ span: Span) -> String {
    guard span.start >= 0, span.start < span.end, span.end <= bytes.count else { return "" }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }
}

/// From the first byte of something to the byte behind its last, without the white space around it.
package struct Span: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// Whether a place is in it.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}
