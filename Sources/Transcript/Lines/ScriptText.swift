/// A file line by line, with all that is needed to write it again byte for byte.
public struct ScriptText: Hashable, Sendable {
  /// A line and how it ends.
  public struct Line: Hashable, Sendable {
    /// The line without its end.
    public var text: String
    /// `\n`, `\r\n`, or nothing at the end of the file.
    public var ending: String
  }

  /// In the order of the file.
  public private(set) var lines: [Line] = []
  private var hasByteOrderMark = false

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// - Throws: the number of the first line that is not UTF-8.
  public init(_ bytes: [UInt8]) throws(NotUTF8) {
    var rest = bytes[...]
    if rest.starts(with: ScriptText.byteOrderMark) {
      hasByteOrderMark = true
      rest = rest.dropFirst(ScriptText.byteOrderMark.count)
    }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0a)
      var content = rest[..<(end ?? rest.endIndex)]
      var ending = end == nil ? "" : "\n"
      if end != nil, content.last == 0x0d {
        content = content.dropLast()
        ending = "\r\n"
      }
      guard let text = String(validating: content, as: UTF8.self) else {
        throw NotUTF8(line: lines.count + 1)
      }
      lines.append(Line(text: text, ending: ending))
      rest = end.map { rest[rest.index(after: $0)...] } ?? []
    }
  }

  /// The bytes are no UTF-8.
  public struct NotUTF8: Error, Hashable {
    /// 1-based.
    public var line: Int
  }

  /// The file.
  public var bytes: [UInt8] {
    var bytes = hasByteOrderMark ? ScriptText.byteOrderMark : []
    for line in lines {
      bytes += Array(line.text.utf8)
      bytes += Array(line.ending.utf8)
    }
    return bytes
  }

  /// What new lines end with: as the first line that has an end.
  private var usualEnding: String { lines.first { !$0.ending.isEmpty }?.ending ?? "\n" }

  /// The text with its lines changed; everything else stays as it is.
  public func applying(_ edits: [LineEdit]) -> ScriptText {
    var changes: [Int: [LineEdit.Change]] = [:]
    for edit in edits { changes[edit.line, default: []].append(edit.change) }
    var copy = self
    copy.lines = []
    for (index, line) in lines.enumerated() {
      copy.write(line, changes[index + 1] ?? [], ending: usualEnding)
    }
    return copy
  }

  private mutating func write(_ line: Line, _ changes: [LineEdit.Change], ending: String) {
    var line: Line? = line
    var added: [String] = []
    let indentation = line?.text.prefix { $0 == " " || $0 == "\t" } ?? ""
    for change in changes {
      switch change {
      case .replace(let text): line?.text = indentation + text
      case .remove: line = nil
      case .insertAfter(let texts): added += texts.map { indentation + $0 }
      }
    }
    if let line { lines.append(line) }
    for text in added {
      if let last = lines.indices.last, lines[last].ending.isEmpty { lines[last].ending = ending }
      lines.append(Line(text: text, ending: ending))
    }
  }
}

/// One change to one line.
public struct LineEdit: Hashable, Sendable {
  /// What becomes of the line.
  public enum Change: Hashable, Sendable {
    /// The indentation stays.
    case replace(String)
    case remove
    case insertAfter([String])
  }

  /// 1-based, in the text as it was before all changes.
  public var line: Int
  /// What becomes of the line.
  public var change: Change
}
