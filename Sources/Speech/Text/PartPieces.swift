import EarshotAnnouncements

/// The pieces that a part is spoken in: those its author set apart, and single capitals where a
/// higher pitch tells them.
enum PartPieces {
  /// How much higher a capital is, of a pitch offset from -1 to 1. The figure is ours: VoiceOver
  /// has the setting (spec voiceover.md, capital letters), Apple publishes no interval.
  static let capitalOffset = 0.5

  /// Pieces in order, each with the part's own language, pitch and phonetics where it has none.
  static func pieces(of part: AnnouncementPart, options: SpeechOptions) -> [SpeechSpan] {
    let whole = SpeechSpan(
      part.spoken ?? part.text, language: part.language, pitch: part.pitch,
      phoneticNotation: part.phoneticNotation)
    let spans = part.spans.isEmpty ? [whole] : part.spans.map { inheriting($0, from: part) }
    return options.raisesCapitals ? spans.flatMap(raised) : spans
  }

  private static func inheriting(_ span: SpeechSpan, from part: AnnouncementPart) -> SpeechSpan {
    var span = span
    span.language = span.language ?? part.language
    if span.pitch == 0 { span.pitch = part.pitch }
    return span
  }

  /// A text of single characters with its capitals set apart; any other text as it is.
  private static func raised(_ span: SpeechSpan) -> [SpeechSpan] {
    let words = span.spoken.split(separator: " ")
    let isSpelled = words.allSatisfy { $0.count == 1 || digits.contains($0) }
    guard isSpelled, words.contains(where: isCapital) else { return [span] }
    var pieces: [SpeechSpan] = []
    var lastIsCapital = false
    for word in words {
      let isCapital = isCapital(word)
      if let last = pieces.indices.last, isCapital == lastIsCapital {
        pieces[last].spoken += " " + word
      } else {
        var piece = span
        piece.spoken = String(word)
        if isCapital { piece.pitch = span.pitch + capitalOffset }
        pieces.append(piece)
      }
      lastIsCapital = isCapital
    }
    return pieces
  }

  /// A spelled-out digit is an English word by then.
  private static let digits: Set<Substring> = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  private static func isCapital(_ word: Substring) -> Bool {
    word.count == 1 && word.allSatisfy(\.isUppercase)
  }
}
