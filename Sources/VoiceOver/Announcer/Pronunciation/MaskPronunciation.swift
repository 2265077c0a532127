import EarshotLocalization

/// Numbers of which a part is masked by the letter x, with hyphens between their groups. Figures are
/// cardinals and letters are named one by one, as everywhere; a hyphen between groups is a pause, but one
/// that stands before figures and after no figure is a sign: "-9565" after a token is "minus nine thousand …"
/// (spec voiceover.md, numbers; one recording: "1-1xx-2xx-9565" as "One, One x x, two x x, minus nine
/// thousand five hundred sixty five", Stack Overflow 12242435).
extension PronunciationScanner {
  /// Reads a masked number where one starts here: groups of figures and the letter x, with hyphens
  /// between them.
  mutating func scanMask() -> Bool {
    guard language == .english, isWordStart(at: index), isDigit(at: index) else { return false }
    var end = index
    while let character = character(at: end), isDigit(at: end) || "xX-".contains(character) { end += 1 }
    guard !isLetter(at: end), end - index <= 64 else { return false }
    let groups = String(characters[index..<end]).split(
      separator: "-", omittingEmptySubsequences: false)
    guard groups.count > 2, groups.allSatisfy({ !$0.isEmpty }),
      groups.contains(where: MaskedGroup.isMasked)
    else { return false }
    var isAfterMask = false
    var words: [String] = []
    for group in groups {
      let isMasked = MaskedGroup.isMasked(group)
      let sign = isAfterMask && !isMasked ? "minus " : ""
      words.append(sign + MaskedGroup.pieces(of: group).map(spoken).joined(separator: " "))
      isAfterMask = isMasked
    }
    say(words.joined(separator: ", "))
    index = end
    return true
  }

  private func spoken(_ piece: Substring) -> String {
    MaskedGroup.isMasked(piece)
      ? piece.map(String.init).joined(separator: " ") : cardinal(String(piece))
  }
}

private enum MaskedGroup {
  static func isMasked(_ group: Substring) -> Bool { group.contains { $0 == "x" || $0 == "X" } }

  /// Runs of figures and runs of letters.
  static func pieces(of group: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = group
    while let first = rest.first {
      let piece = rest.prefix { $0.isNumber == first.isNumber }
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }
}
