import EarshotLocalization

/// Automatic grammar agreement: `^[\(count) cup](inflect: true)` reads "3 cups" (iOS 15+).
///
/// In English the noun follows its number. In other languages the words stay as they are written,
/// and the marks go.
package enum Inflections {
  /// - Parameters:
  ///   - text: with one scalar in the place of each argument.
  ///   - argument: what stands in the place of such a scalar; nil for any other scalar.
  package static func resolved(
    _ text: String, isEnglish: Bool, argument: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "^") {
      guard let marked = Marked(rest[start...]) else {
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += rest[..<start]
      result += isEnglish && marked.inflects ? agreed(marked.content, argument) : String(marked.content)
      rest = rest[marked.end...]
    }
    return result + rest
  }

  /// The number decides the form of the noun behind it, which stands before "of" and the like.
  private static func agreed(_ content: Substring, _ argument: (Unicode.Scalar) -> String?) -> String {
    var words = content.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { number(in: $0, argument) != nil }),
      let number = number(in: words[place], argument)
    else { return String(content) }
    let behind = words.indices.dropFirst(place + 1)
    let head = behind.prefix { !boundaries.contains(words[$0].lowercased()) }
    guard let noun = head.last(where: { words[$0].contains(where: \.isLetter) }) else {
      return String(content)
    }
    words[noun] =
      number == "1" ? EnglishNoun.singular(of: words[noun]) : EnglishNoun.plural(of: words[noun])
    return words.joined(separator: " ")
  }

  private static func number(in word: String, _ argument: (Unicode.Scalar) -> String?) -> String? {
    var written = ""
    for scalar in word.unicodeScalars { written += argument(scalar) ?? String(scalar) }
    guard written.contains(where: \.isNumber), !written.contains(where: \.isLetter) else { return nil }
    return written
  }

  /// What stands behind a noun and is no part of it.
  private static let boundaries: Set<String> = [
    "of", "in", "for", "with", "to", "on", "from", "at", "by", "per", "and", "or", "left", "remaining",
    "ago", "available", "selected",
  ]

  /// `^[content](attributes)` at the beginning of a text.
  private struct Marked {
    let content: Substring
    let inflects: Bool
    let end: Substring.Index

    init?(_ text: Substring) {
      let open = text.index(after: text.startIndex)
      guard open < text.endIndex, text[open] == "[",
        let close = text[open...].firstIndex(of: "]"),
        let bracket = text.index(close, offsetBy: 1, limitedBy: text.endIndex), bracket < text.endIndex,
        text[bracket] == "(", let end = text[bracket...].firstIndex(of: ")")
      else { return nil }
      content = text[text.index(after: open)..<close]
      let attributes = text[text.index(after: bracket)..<end].filter { !$0.isWhitespace }
      inflects = attributes.contains("inflect:true")
      self.end = text.index(after: end)
    }
  }
}
