import EarshotVocabulary

/// What a catalog says for a key in one language.
public struct LocalizedFormat: Sendable, Hashable {
  let translation: Translation
  /// The language that the text is in, which is not always the one asked for; nil where the
  /// file does not say.
  public let language: String?
  /// The key as the catalog has it.
  public let key: String

  /// A piece of a text: words, or the place of an argument.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The argument of that index, 0-based, written as the specifier says: `%@`, `%lld`, `%.1f`.
    case argument(Int, specifier: String)
  }

  /// Whether the text is in a language that a reader of the locale is served with; one in a base
  /// language that is not named serves everybody.
  public func serves(_ locale: String) -> Bool {
    language.map { !LanguageTag.matches(for: locale, among: [$0]).isEmpty } ?? true
  }

  /// Whether the text depends on a number, so that it takes the arguments to know it.
  public var isPlural: Bool {
    translation.body.isPlural || !translation.substitutions.isEmpty
  }

  /// The text as it stands in the catalog, placeholders and all: what the system gives for a key
  /// without arguments.
  public func text(on device: Device) -> String {
    translation.body.text(nil, language: language ?? "en", isPad: device.idiom == .pad)
  }

  /// The text with the places of its arguments.
  ///
  /// - Parameter numbers: the arguments that are numbers, nil for the others: what plural cases
  ///   are chosen by.
  public func pieces(numbers: [PluralNumber?], on device: Device) -> [Piece] {
    var expansion = FormatExpansion(
      substitutions: translation.substitutions, numbers: numbers, language: language ?? "en",
      isPad: device.idiom == .pad)
    expansion.expand(translation.body)
    return expansion.finished()
  }

  /// A format string of no catalog in pieces.
  public static func pieces(of format: String) -> [Piece] {
    LocalizedFormat(translation: Translation(.text(format)), language: nil, key: format)
      .pieces(numbers: [], on: .iPhone)
  }
}

/// Puts substitutions and plural cases into a text, with bounds on what they can grow to.
struct FormatExpansion {
  let substitutions: [String: Substitution]
  let numbers: [PluralNumber?]
  let language: String
  let isPad: Bool

  private var pieces: [LocalizedFormat.Piece] = []
  private var literal = ""
  /// Bytes and placeholders that may still be written.
  private var left = Bounds.standard.textLength

  /// Substitutions inside substitutions.
  private static let nesting = 8

  init(
    substitutions: [String: Substitution], numbers: [PluralNumber?], language: String, isPad: Bool
  ) {
    self.substitutions = substitutions
    self.numbers = numbers
    self.language = language
    self.isPad = isPad
  }

  /// A text without substitutions is varied by its first number.
  mutating func expand(_ body: Variation) {
    let number = numbers.lazy.compactMap { $0 }.first
    expand(body.text(number, language: language, isPad: isPad), from: 0, inside: nil, depth: 0)
  }

  mutating func finished() -> [LocalizedFormat.Piece] {
    flush()
    return pieces
  }

  /// - Parameters:
  ///   - first: the argument that a placeholder without a position takes; the next one takes
  ///     the next.
  ///   - substitution: the one whose text this is: its `%arg` is `first`.
  private mutating func expand(
    _ text: String, from first: Int, inside substitution: Substitution?, depth: Int
  ) {
    var next = first
    var scanner = PlaceholderScanner(text)
    while left > 0, let part = scanner.next(knowsArgument: substitution != nil) {
      switch part {
      case .literal(let words): write(words)
      case .argument(let specifier, let position):
        write(.argument(index(position, &next), specifier: specifier))
      case .itself:
        write(.argument(first, specifier: "%" + (substitution?.specifier ?? "@")))
        next = max(next, first + 1)
      case .substitution(let name, let position):
        guard let found = substitutions[name], depth < FormatExpansion.nesting else { continue }
        let index = index(position ?? found.argument, &next)
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        let words = found.body.text(number, language: language, isPad: isPad)
        expand(words, from: index, inside: found, depth: depth + 1)
      }
    }
  }

  private func index(_ position: Int?, _ next: inout Int) -> Int {
    if let position { return max(0, position - 1) }
    defer { next += 1 }
    return next
  }

  private mutating func write(_ words: String) {
    left -= words.utf8.count
    if left >= 0 { literal += words }
  }

  private mutating func write(_ piece: LocalizedFormat.Piece) {
    flush()
    left -= 2
    pieces.append(piece)
  }

  private mutating func flush() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }
}
