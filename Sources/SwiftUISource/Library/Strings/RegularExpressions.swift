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

  /// The text with every match replaced; `$1` in the template is the first group.
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
    guard template.contains("$") else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      guard character == "$", let digit = rest.first?.wholeNumberValue, match.output.indices.contains(digit)
      else {
        result.append(character)
        continue
      }
      rest.removeFirst()
      result += match.output[digit].substring.map(String.init) ?? ""
    }
    return result
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
