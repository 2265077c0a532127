/// Finds one text in another in linear time, whatever their shape.
enum TextSearch {
  /// Where a text stands, in characters.
  static func places(of word: String, in text: String, ignoresCase: Bool = false, limit: Int = .max) -> [Int]
  {
    guard !word.isEmpty, word.utf8.count <= text.utf8.count * 4 else { return [] }
    let needle = Array(ignoresCase ? word.lowercased() : word)
    let hay = Array(ignoresCase ? text.lowercased() : text)
    guard needle.count <= hay.count else { return [] }
    let table = borders(of: needle)
    var result: [Int] = []
    var matched = 0
    for (index, character) in hay.enumerated() {
      while matched > 0, needle[matched] != character { matched = table[matched - 1] }
      if needle[matched] == character { matched += 1 }
      if matched == needle.count {
        result.append(index + 1 - needle.count)
        if result.count >= limit { return result }
        matched = 0
      }
    }
    return result
  }

  static func contains(_ word: String, in text: String, ignoresCase: Bool = false) -> Bool {
    if word.isEmpty { return !ignoresCase }
    return !places(of: word, in: text, ignoresCase: ignoresCase, limit: 1).isEmpty
  }

  /// The parts between the places where the separator stands; the whole text where it doesn't.
  static func parts(of text: String, separatedBy word: String, ignoresCase: Bool = false) -> [String] {
    let places = places(of: word, in: text, ignoresCase: ignoresCase)
    guard !places.isEmpty else { return [text] }
    let characters = Array(text)
    let length = word.count
    var parts: [String] = []
    var start = 0
    for place in places where place >= start && place + length <= characters.count {
      parts.append(String(characters[start..<place]))
      start = place + length
    }
    parts.append(String(characters[start...]))
    return parts
  }

  /// The lengths of the borders of each prefix (Knuth, Morris, Pratt).
  private static func borders(of needle: [Character]) -> [Int] {
    var table = [Int](repeating: 0, count: needle.count)
    var length = 0
    for index in needle.indices.dropFirst() {
      while length > 0, needle[length] != needle[index] { length = table[length - 1] }
      if needle[length] == needle[index] { length += 1 }
      table[index] = length
    }
    return table
  }
}
