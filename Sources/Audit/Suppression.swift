import EarshotVocabulary

/// Comments in source that keep a finding from being reported, each with its reason.
///
///     // earshot:ignore inaccessible-action -- the row's action does the same
///     // earshot:ignore-file small-target, focus-lost -- sample screens
///
/// It holds for its own line and for the first line of code after it. `#` begins a comment in
/// YAML as `//` does in Swift. Without a reason it holds nothing back.
public struct Suppressions: Sendable {
  private var byLine: [Int: Set<String>] = [:]
  private var wholeFile: Set<String> = []
  /// What is wrong with the comments themselves.
  public private(set) var notices: [Notice] = []

  private static let mark = Array("earshot:ignore".utf8)

  /// Finds the comments that hold findings back.
  public init(in bytes: [UInt8], file: String) {
    guard Suppressions.holdsMark(bytes) else { return }
    var waiting: Set<String> = []
    for (index, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let isComment = Suppressions.isComment(text)
      if let comment = Suppressions.comment(in: text) {
        let rules = read(comment, at: SourceLocation(file: file, line: index + 1, column: 1))
        waiting.formUnion(rules)
        byLine[index + 1, default: []].formUnion(rules)
      }
      guard !isComment, !text.allSatisfy(\.isWhitespace) else { continue }
      if !waiting.isEmpty { byLine[index + 1, default: []].formUnion(waiting) }
      waiting = []
    }
  }

  /// Whether a comment at the finding's line names its rule.
  public func holdsBack(_ finding: Finding) -> Bool {
    if wholeFile.contains(finding.rule) { return true }
    guard let line = finding.location?.line else { return false }
    return byLine[line]?.contains(finding.rule) ?? false
  }

  private static func holdsMark(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= mark.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index + mark.count <= buffer.count {
        if buffer[index] == mark[0], buffer[index..<(index + mark.count)].elementsEqual(mark) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  private static func isComment(_ line: String) -> Bool {
    let start = line.drop(while: \.isWhitespace)
    return start.hasPrefix("//") || start.hasPrefix("#") || start.hasPrefix("/*") || start.hasPrefix("*")
  }

  /// What stands behind `earshot:` in a comment.
  private static func comment(in line: String) -> Substring? {
    for start in ["// earshot:ignore", "//earshot:ignore", "# earshot:ignore", "/* earshot:ignore"] {
      if let found = line.range(of: start) { return line[found.upperBound...] }
    }
    return nil
  }

  /// The rules that the comment names for a line; those for the whole file are kept aside.
  private mutating func read(_ comment: Substring, at place: SourceLocation) -> Set<String> {
    let isWholeFile = comment.hasPrefix("-file")
    let rest = isWholeFile ? comment.dropFirst(5) : comment
    let halves = rest.range(of: "--").map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) }
    let names = (halves?.0 ?? rest).split { $0 == "," || $0.isWhitespace }.map(String.init)
    let reason = (halves?.1 ?? "").filter(\.isLetter)
    for name in names where AuditRules.rule(name) == nil {
      notices.append(Notice(.warning, .input, at: place, "there is no rule \"\(name)\" to ignore"))
    }
    guard !names.isEmpty, !reason.isEmpty else {
      notices.append(
        Notice(
          .warning, .input, at: place,
          "earshot:ignore takes rules and a reason: // earshot:ignore RULE -- why"))
      return []
    }
    if isWholeFile {
      wholeFile.formUnion(names)
      return []
    }
    return Set(names)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first place where the text stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
