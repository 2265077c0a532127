/// What stands in guillemets on a screen because its value is unknown.
///
/// An app's own quotation marks are none of it: what is in guillemets counts only where the
/// screen's source has put it there.
public struct UnknownWords: Hashable, Sendable {
  /// What is missing behind each source text that stands for a value.
  public var missingNames: [String: String] = [:]
  /// The names that stand for texts nobody gave: placeholders, which were understood.
  public var placeholders: Set<String> = []
  /// Whether all that is unknown is listed here; else whatever is in guillemets counts as source text.
  public var isComplete = false

  /// What a text has in guillemets.
  public enum Part: Hashable, Sendable {
    /// Source text of a value that was not understood, and what is missing behind it.
    case source(String, missing: String)
    /// The name of a property that nobody gave a value.
    case placeholder(String)
  }

  /// Nothing is unknown, as far as one can say.
  public init() {}

  /// What of it is unknown, in order.
  public func parts(of text: String) -> [Part] {
    guard text.utf8.contains(0xAB) else { return [] }
    return text.split(separator: "«", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: "»") else { return nil }
      let words = String(rest[..<end])
      if placeholders.contains(words) { return .placeholder(words) }
      if let name = missingNames[words] { return .source(words, missing: name) }
      return isComplete ? nil : .source(words, missing: words)
    }
  }

  /// Whether anything of it stands for a value that is unknown, a placeholder or source text.
  public func touch(_ text: String) -> Bool { !parts(of: text).isEmpty }

  /// Whether it is source text and nothing besides: nothing of what is meant is known.
  public func fill(_ text: String) -> Bool {
    guard !causes(in: text).isEmpty else { return false }
    var isQuoted = false
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar == "«" { isQuoted = true }
      let isKnown = !isQuoted && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if scalar == "»" { isQuoted = false }
      return !isKnown
    } && parts(of: text).allSatisfy { if case .source = $0 { true } else { false } }
  }

  /// What is missing behind the source texts in it.
  public func causes(in text: String) -> [String] {
    parts(of: text).compactMap { part in
      if case .source(_, let missing) = part { return missing }
      return nil
    }
  }
}
