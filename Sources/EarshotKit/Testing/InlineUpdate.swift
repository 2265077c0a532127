import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rewrites the text of `expectScreen` where it stands in the source of a test.
enum InlineUpdate {
  /// Tests run side by side and know their lines as they were compiled, so what earlier rewriting
  /// moved has to be known: for each file the compiled lines that grew, and by how much.
  private static let moves = Mutex<[String: [(line: Int, by: Int)]]>([:])

  static var isOn: Bool {
    guard let value = getenv("EARSHOT_UPDATE") else { return false }
    return value.pointee != 0
  }

  /// - Parameter line: 1-based, as the test was compiled.
  static func write(_ text: String, at line: Int, of file: String) throws(EarshotError) {
    // Under the lock: one rewriting of a file at a time.
    let outcome = moves.withLock { moves -> Result<Void, EarshotError> in
      do throws(EarshotError) {
        let shift = (moves[file] ?? []).reduce(0) { $0 + ($1.line < line ? $1.by : 0) }
        let growth = try rewrite(text, at: line + shift, of: file)
        moves[file, default: []].append((line, growth))
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  /// - Returns: by how many lines the file grew.
  private static func rewrite(
    _ text: String, at line: Int, of file: String
  ) throws(EarshotError) -> Int {
    guard let bytes = try? FileSystem.read(ReadablePath(namedByUser: file), bound: 16 << 20),
      let source = String(validating: bytes, as: UTF8.self)
    else { throw .unreadable(file, "can't be read") }
    guard let changed = SourceLiteral.replacing(in: source, line: line, with: text) else {
      throw .unreadable(file, "line \(line) has no expectScreen with a literal; was it changed?")
    }
    try FileReplacement.write(Array(changed.utf8), to: file)
    return changed.utf8.count { $0 == 0x0a } - source.utf8.count { $0 == 0x0a }
  }
}

/// The string literal of a call in Swift source.
enum SourceLiteral {
  /// The source with the literal of the first `expectScreen` from `line` on replaced by a literal
  /// of several lines; nil where there is none.
  static func replacing(in source: String, line: Int, with text: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    // A call may begin on the line of what it is called on.
    guard
      let row = (line - 1..<min(lines.count, line + 8)).first(where: { lines[$0].contains("expectScreen(") })
    else { return nil }
    let before = lines[..<row].map { $0.utf8.count + 1 }.reduce(0, +)
    guard let call = lines[row].firstRange(of: "expectScreen(") else { return nil }
    let start = source.utf8.index(
      source.startIndex, offsetBy: before + lines[row][..<call.upperBound].utf8.count)
    guard let literal = literal(in: source[start...]) else { return nil }
    let indentation = lines[row].prefix { $0 == " " || $0 == "\t" }
    return source[..<literal.lowerBound]
      + written(text, indentation: closingIndentation(source[literal]) ?? "\(indentation)  ")
      + source[literal.upperBound...]
  }

  /// Blanks, then quotation marks with what is between them.
  private static func literal(in rest: Substring) -> Range<String.Index>? {
    guard let start = rest.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    let pounds = rest[start...].prefix { $0 == "#" }
    let body = rest[pounds.endIndex...]
    let quote = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard body.hasPrefix(quote) else { return nil }
    var index = body.index(body.startIndex, offsetBy: quote.count)
    while index < body.endIndex {
      let left = body[index...]
      if left.hasPrefix(quote + pounds) {
        return start..<body.index(index, offsetBy: quote.count + pounds.count)
      }
      if left.hasPrefix("\\" + pounds) {
        let escaped = body.index(index, offsetBy: 1 + pounds.count)
        guard escaped < body.endIndex, body[escaped] != "(" else { return nil }
        index = body.index(after: escaped)
      } else {
        index = body.index(after: index)
      }
    }
    return nil
  }

  /// The blanks before the marks that close a literal of several lines.
  private static func closingIndentation(_ literal: Substring) -> String? {
    guard let end = literal.lastIndex(where: \.isNewline) else { return nil }
    return String(literal[literal.index(after: end)...].prefix { $0 == " " || $0 == "\t" })
  }

  private static func written(_ text: String, indentation: String) -> String {
    let needsPounds = text.contains("\\") || text.contains("\"\"\"")
    let pounds = needsPounds ? "#" : ""
    let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
    return "\(pounds)\"\"\"\n\(body)\(indentation)\"\"\"\(pounds)"
  }
}
