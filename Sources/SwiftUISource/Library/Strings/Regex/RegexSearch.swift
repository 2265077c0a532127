/// Searches one text with one regular expression.
struct RegexSearch {
  typealias TakesTooLong = RegexRun.TakesTooLong

  /// A match: the first group is the match itself.
  struct Match: Sendable {
    struct Group: Sendable {
      var name: String?
      /// In characters; nil where the group took no part.
      var range: Range<Int>?
    }

    var groups: [Group]
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

  private let program: RegexProgram
  private let text: RegexText
  private var run: RegexRun

  init(_ program: RegexProgram, in text: String, level: RegexLevel) {
    self.program = program
    self.text = RegexText(text, level: level)
    limit = 1_000_000 + 64 * self.text.count
    run = RegexRun(program, self.text, limit: limit)
  }

  /// Steps that the search may take: enough for any that goes through the text some dozen times.
  let limit: Int

  var steps: Int { run.steps }

  /// The place of the first match, in characters.
  mutating func first() throws(TakesTooLong) -> Range<Int>? {
    try matches(.first).first?.groups.first?.range
  }

  /// The places of all matches, in characters.
  mutating func all() throws(TakesTooLong) -> [Range<Int>] {
    try matches().compactMap { $0.groups.first?.range }
  }

  mutating func matches(_ extent: Extent = .all) throws(TakesTooLong) -> [Match] {
    try found(extent).map { captures in
      let groups = ([nil] + program.names).enumerated().map { index, name in
        Match.Group(name: name, range: captures[index].map { text.characters($0) })
      }
      return Match(groups: groups)
    }
  }

  /// For each match its groups, in the text's elements.
  private mutating func found(_ extent: Extent) throws(TakesTooLong) -> [[Range<Int>?]] {
    var result: [[Range<Int>?]] = []
    switch extent {
    case .start: if let range = try run.match(at: 0) { result = [groups(range)] }
    case .whole: if let range = try run.match(at: 0, isWhole: true) { result = [groups(range)] }
    case .first: if let range = try run.firstMatch(from: 0) { result = [groups(range)] }
    case .all:
      var position = 0
      while position <= text.count, let range = try run.firstMatch(from: position) {
        result.append(groups(range))
        // After a match of nothing the search goes on one element further.
        position = range.isEmpty ? range.upperBound + 1 : range.upperBound
      }
    }
    return result
  }

  private func groups(_ range: Range<Int>) -> [Range<Int>?] {
    let captures = run.captures
    return [range]
      + (1..<(captures.count / 2)).map { index in
        let (start, end) = (captures[2 * index], captures[2 * index + 1])
        return start >= 0 && end >= start ? start..<end : nil
      }
  }

  // MARK: Replacing

  /// The text with every match replaced; `$1` in the template is the first group, empty where the
  /// pattern has none; a backslash takes what follows it as it is (NSRegularExpression).
  mutating func replacing(with template: String) throws(TakesTooLong) -> String {
    var result = ""
    var end = 0
    for groups in try found(.all) {
      guard let range = groups[0] else { continue }
      result += String(text.elements[end..<range.lowerBound])
      result += filled(template, groups)
      end = range.upperBound
    }
    return result + String(text.elements[end...])
  }

  private func filled(_ template: String, _ groups: [Range<Int>?]) -> String {
    guard template.contains(where: { $0 == "$" || $0 == "\\" }) else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let quoted = rest.popFirst() {
        result.append(quoted)
      } else if character == "$", let group = RegexSearch.group(&rest, of: groups.count) {
        if groups.indices.contains(group), let range = groups[group] {
          result += String(text.elements[range])
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
