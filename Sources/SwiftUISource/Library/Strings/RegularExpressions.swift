import EarshotVocabulary

/// Regular expressions as `options: .regularExpression` asks for them.
struct RegularExpression: Sendable {
  /// Some patterns take time that grows without bound, and a search can't be stopped.
  struct TakesTooLong: Error {}

  // Never changed: what the library says of it is not said to the compiler.
  nonisolated(unsafe) private let regex: Regex<AnyRegexOutput>
  /// Repetitions without an end in the pattern: each may multiply the time by the text's length.
  private let repetitions: Int
  /// Whether a group that is repeated has a repetition inside: then every character may double it.
  private let isNested: Bool
  /// Whether nothing is searched that may take long, since something took too long before.
  private let isHasty: Bool

  /// nil where the pattern is none that can be read, or is too long to be searched with.
  init?(_ pattern: String, ignoresCase: Bool, isHasty: Bool = false) {
    guard pattern.utf8.count < 2_000, let regex = try? Regex(pattern) else { return nil }
    self.regex = ignoresCase ? regex.ignoresCase() : regex
    let marks: Set<UInt8> = [0x2A, 0x2B, 0x7B]
    repetitions = pattern.utf8.count { marks.contains($0) }
    isNested = zip(pattern.utf8, pattern.utf8.dropFirst()).contains { $0 == 0x29 && marks.contains($1) }
    self.isHasty = isHasty
  }

  /// Milliseconds that a search may take.
  private static let patience = 400

  private func search<Found: Sendable>(
    _ text: String, _ body: @escaping @Sendable () -> Found
  ) throws(TakesTooLong) -> Found {
    let count = text.utf8.count
    let isQuick = repetitions == 0 || (!isNested && repetitions <= 3 && count <= 200) || count <= 16
    if isQuick { return body() }
    guard !isHasty, let found = Patience.run(milliseconds: RegularExpression.patience, body) else {
      throw TakesTooLong()
    }
    return found
  }

  /// The place of the first match, in characters.
  func first(in text: String) throws(TakesTooLong) -> Range<Int>? {
    try matches(in: text, .first).first?.groups.first?.range
  }

  /// The places of all matches, in characters.
  func all(in text: String) throws(TakesTooLong) -> [Range<Int>] {
    try matches(in: text).compactMap { $0.groups.first?.range }
  }

  /// Which matches are wanted.
  enum Extent {
    case all
    case first
    /// At the start of the text, one at most.
    case start
    /// Of the text as a whole, one at most.
    case whole
  }

  /// A match: the first group is the match itself.
  struct Match: Sendable {
    struct Group: Sendable {
      var name: String?
      /// In characters; nil where the group took no part.
      var range: Range<Int>?
    }

    var groups: [Group]
  }

  func matches(in text: String, _ extent: Extent = .all) throws(TakesTooLong) -> [Match] {
    guard text.utf8.count < RegularExpression.longestText else { return [] }
    return try search(text) {
      let characters = CharacterCounter(text)
      return found(in: text, extent).map { match in
        Match(
          groups: match.output.map { group in
            Match.Group(name: group.name, range: group.range.map { characters.range($0) })
          })
      }
    }
  }

  private func found(in text: String, _ extent: Extent) -> [Regex<AnyRegexOutput>.Match] {
    switch extent {
    case .all: text.matches(of: regex)
    case .first: (try? regex.firstMatch(in: text)).map { [$0] } ?? []
    case .start: (try? regex.prefixMatch(in: text)).map { [$0] } ?? []
    case .whole: (try? regex.wholeMatch(in: text)).map { [$0] } ?? []
    }
  }

  /// The text with every match replaced; `$1` in the template is the first group, empty where the
  /// pattern has none; a backslash takes what follows it as it is (NSRegularExpression).
  func replacing(in text: String, with template: String) throws(TakesTooLong) -> String {
    let characters = Array(text)
    var result = ""
    var end = 0
    for match in try matches(in: text) {
      guard let range = match.groups.first?.range else { continue }
      result += String(characters[end..<range.lowerBound])
      result += filled(template, match, characters)
      end = range.upperBound
    }
    return result + String(characters[end...])
  }

  /// Texts over this are not searched: a pattern may take time that grows with their square.
  private static let longestText = 20_000

  private func filled(_ template: String, _ match: Match, _ characters: [Character]) -> String {
    guard template.contains(where: { $0 == "$" || $0 == "\\" }) else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let quoted = rest.popFirst() {
        result.append(quoted)
      } else if character == "$", let group = RegularExpression.group(&rest, of: match.groups.count) {
        if match.groups.indices.contains(group), let range = match.groups[group].range {
          result += String(characters[range])
        }
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The number at the start of the rest of a template: as many digits as make a group's number,
  /// one at least.
  private static func group(_ rest: inout Substring, of count: Int) -> Int? {
    func digit(_ character: Character?) -> Int? {
      character.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
    }
    guard var number = digit(rest.first) else { return nil }
    rest.removeFirst()
    while let next = digit(rest.first), number * 10 + next < count {
      number = number * 10 + next
      rest.removeFirst()
    }
    return number
  }
}

/// Where the places of a text are in characters.
private struct CharacterCounter {
  private let offsets: [String.Index: Int]

  init(_ text: String) {
    var offsets: [String.Index: Int] = [text.endIndex: text.count]
    for (offset, index) in text.indices.enumerated() { offsets[index] = offset }
    self.offsets = offsets
  }

  func range(_ range: Range<String.Index>) -> Range<Int> {
    let start = offsets[range.lowerBound] ?? 0
    return start..<max(start, offsets[range.upperBound] ?? start)
  }
}

extension Machine {
  /// Searches with a regular expression; nil where the pattern can't be read. What takes too long
  /// is cut off, and nothing that may take long is searched after it.
  func search<Found>(
    _ pattern: String, ignoresCase: Bool, _ expression: Expression,
    _ body: (RegularExpression) throws(RegularExpression.TakesTooLong) -> Found
  ) throws(Interrupt) -> Found? {
    guard let regular = RegularExpression(pattern, ignoresCase: ignoresCase, isHasty: state.hasWaitedTooLong)
    else {
      return nil
    }
    do {
      return try body(regular)
    } catch {
      state.hasWaitedTooLong = true
      throw .budget(
        "searching with this regular expression takes too long", file: expression.file,
        start: expression.start)
    }
  }

  func isRegular(_ options: Value?) -> Bool {
    switch options {
    case .symbol(let symbol)?: symbol.name == "regularExpression"
    case .array(let values)?: values.contains { $0.symbolName == "regularExpression" }
    default: false
    }
  }
}
