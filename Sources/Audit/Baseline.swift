import EarshotVocabulary

/// Findings that were there before anybody looked, so that only new ones count.
///
/// A file of lines that merge well: fingerprint, number, rule, then words for people. Lines that
/// move in the source change nothing; a fault more than before is a new finding.
public struct Baseline: Sendable {
  /// A line of the file.
  public struct Entry: Hashable, Sendable {
    /// What tells the finding from others.
    public var fingerprint: String
    /// How often it is known.
    public var count: Int
    /// The rule's id.
    public var rule: String
    /// The file of the finding, as its project names it.
    public var file: String
    /// What the finding is about.
    public var subject: String
  }

  private var counts: [String: Int] = [:]
  private var entries: [Entry] = []

  private static let header =
    "# Earshot's baseline: findings that are known. `earshot audit --write-baseline` writes it."

  /// - Throws: `InputError` that names the line that is none.
  public init(parsing bytes: [UInt8], file: String) throws(InputError) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { continue }
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count >= 2, fields[0].count == 16, fields[0].allSatisfy(\.isHexDigit),
        let count = Int(fields[1]), count > 0
      else {
        throw InputError(
          at: SourceLocation(file: file, line: index + 1, column: 1),
          "not a line of a baseline: a fingerprint of 16 digits, a number, a rule")
      }
      entries.append(Baseline.entry(String(fields[0]), count, fields.count > 2 ? fields[2] : ""))
      let sum = counts[String(fields[0]), default: 0].addingReportingOverflow(count)
      counts[String(fields[0])] = sum.overflow ? Int.max : sum.partialValue
    }
  }

  /// `RULE FILE: SUBJECT`
  private static func entry(_ fingerprint: String, _ count: Int, _ words: Substring) -> Entry {
    let parts = words.split(separator: " ", maxSplits: 1)
    let place = (parts.count > 1 ? parts[1] : "").firstRange(of: ": ")
    let rest = parts.count > 1 ? parts[1] : ""
    return Entry(
      fingerprint: fingerprint, count: count, rule: String(parts.first ?? ""),
      file: String(place.map { rest[..<$0.lowerBound] } ?? rest),
      subject: String(place.map { rest[$0.upperBound...] } ?? ""))
  }

  /// What the baseline knows and these findings don't have, in the order of the file.
  public func left(after findings: [Finding]) -> [Entry] {
    var found: [String: Int] = [:]
    for finding in findings { found[finding.fingerprint, default: 0] += 1 }
    return entries.compactMap { entry in
      let count = found[entry.fingerprint] ?? 0
      found[entry.fingerprint] = max(0, count - entry.count)
      guard count < entry.count else { return nil }
      var left = entry
      left.count -= count
      return left
    }
  }

  /// The findings that are not in the baseline, in their order.
  public func new(among findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return true }
      left[finding.fingerprint] = count - 1
      return false
    }
  }

  /// The file that makes these findings known.
  public static func text(of findings: [Finding]) -> String {
    var counts: [String: (count: Int, finding: Finding)] = [:]
    for finding in findings { counts[finding.fingerprint, default: (0, finding)].count += 1 }
    let lines = counts.values.map { entry in
      let words = "\(entry.finding.rule) \(entry.finding.baselineFile): \(entry.finding.subject)"
        .harmlessForTerminal
      return "\(entry.finding.fingerprint) \(entry.count) \(words)"
    }
    return ([header] + lines.sorted { $0.dropFirst(17) < $1.dropFirst(17) }).joined(separator: "\n") + "\n"
  }
}
