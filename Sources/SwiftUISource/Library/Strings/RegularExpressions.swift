/// Regular expressions as `options: .regularExpression` asks for them.
struct RegularExpression {
  private let regex: Regex<AnyRegexOutput>

  /// nil where the pattern is none that can be read, or is too long to be searched with.
  init?(_ pattern: String, ignoresCase: Bool) {
    guard pattern.utf8.count < 2_000, let regex = try? Regex(pattern) else { return nil }
    self.regex = ignoresCase ? regex.ignoresCase() : regex
  }

  /// The place of the first match, in characters.
  func first(in text: String) -> Range<Int>? {
    guard text.utf8.count < RegularExpression.longestText, let match = try? regex.firstMatch(in: text) else {
      return nil
    }
    let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
    return start..<(start + text.distance(from: match.range.lowerBound, to: match.range.upperBound))
  }

  /// The places of all matches, in characters.
  func all(in text: String) -> [Range<Int>] {
    guard text.utf8.count < RegularExpression.longestText else { return [] }
    var places: [Range<Int>] = []
    var end = text.startIndex
    var offset = 0
    for match in text.matches(of: regex) {
      offset += text.distance(from: end, to: match.range.lowerBound)
      let length = text.distance(from: match.range.lowerBound, to: match.range.upperBound)
      places.append(offset..<(offset + length))
      offset += length
      end = match.range.upperBound
    }
    return places
  }

  /// How much of a text a match has to take.
  enum Extent {
    case anywhere
    case start
    case whole
  }

  /// A match: the first group is the match itself.
  struct Match {
    struct Group {
      var name: String?
      /// In characters; nil where the group took no part.
      var range: Range<Int>?
    }

    var groups: [Group]
  }

  /// The matches in a text, one at most where it is not anywhere.
  func matches(in text: String, _ extent: Extent = .anywhere) -> [Match] {
    guard text.utf8.count < RegularExpression.longestText else { return [] }
    let found: [Regex<AnyRegexOutput>.Match] =
      switch extent {
      case .anywhere: text.matches(of: regex)
      case .start: (try? regex.prefixMatch(in: text)).map { [$0] } ?? []
      case .whole: (try? regex.wholeMatch(in: text)).map { [$0] } ?? []
      }
    return found.map { match in
      Match(
        groups: match.output.map { group in
          let range = group.range.map { range in
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return start..<(start + text.distance(from: range.lowerBound, to: range.upperBound))
          }
          return Match.Group(name: group.name, range: range)
        })
    }
  }

  /// The text with every match replaced; `$1` in the template is the first group, empty where the
  /// pattern has none; a backslash takes what follows it as it is (NSRegularExpression).
  func replacing(in text: String, with template: String) -> String {
    guard text.utf8.count < RegularExpression.longestText else { return text }
    var result = ""
    var end = text.startIndex
    for match in text.matches(of: regex) {
      result += text[end..<match.range.lowerBound]
      result += filled(template, match)
      end = match.range.upperBound
    }
    return result + text[end...]
  }

  /// Texts over this are not searched: a pattern may take time that grows with their square.
  private static let longestText = 20_000

  private func filled(_ template: String, _ match: Regex<AnyRegexOutput>.Match) -> String {
    guard template.contains(where: { $0 == "$" || $0 == "\\" }) else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let quoted = rest.popFirst() {
        result.append(quoted)
      } else if character == "$", let group = RegularExpression.group(&rest, of: match.output.count) {
        if match.output.indices.contains(group) {
          result += match.output[group].substring.map(String.init) ?? ""
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

extension Machine {
  func isRegular(_ options: Value?) -> Bool {
    switch options {
    case .symbol(let symbol)?: symbol.name == "regularExpression"
    case .array(let values)?: values.contains { $0.symbolName == "regularExpression" }
    default: false
    }
  }
}
