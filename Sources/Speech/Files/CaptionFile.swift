import EarshotAnnouncements

/// Captions in WebVTT: a cue for every utterance, its words at their times where they are wanted.
///
/// A cue shows what VoiceOver's caption panel shows. With words, it shows how the text is
/// pronounced, because that is what the times are known of: `2,000` is two words.
struct CaptionFile: ~Copyable {
  private var file: PendingFile
  private let showsWords: Bool
  private var count = 0

  init(at path: String, showsWords: Bool) throws(SpeechError) {
    var file = try PendingFile(at: path)
    try file.write(Array("WEBVTT\n".utf8))
    self.file = file
    self.showsWords = showsWords
  }

  mutating func append(_ timing: HeardTiming, of heard: AudibleEvent) throws(SpeechError) {
    count += 1
    let text = showsWords ? CaptionFile.timed(timing) : ""
    let start = CaptionFile.clock(timing.start)
    let end = CaptionFile.clock(timing.end)
    let payload = text.isEmpty ? CaptionFile.harmless(heard.caption) : text
    try file.write(Array("\n\(count)\n\(start) --> \(end)\n\(payload)\n".utf8))
  }

  mutating func finish() throws(SpeechError) { try file.finish() }

  /// `Ada <00:00:00.420>Lovelace`: a time before every word but the first, which has the cue's.
  private static func timed(_ timing: HeardTiming) -> String {
    var text = ""
    var last: RenderedSpeech.Word?
    for word in timing.words {
      if let last {
        let joint = last.part == word.part ? " " : ", "
        // A time inside a cue must lie after its start and before its end.
        let isInside = word.start > last.start && word.start > timing.start
        text += joint + (isInside ? "<\(clock(word.start))>" : "")
      }
      text += harmless(word.text)
      last = word
    }
    return text
  }

  /// On one line, with what WebVTT would read as markup escaped.
  static func harmless(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}": result += " "
      // Marks that turn the direction of what follows stay within the line that has them.
      case "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `00:01:02.345`.
  static func clock(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1000).rounded())
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    return "\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(milliseconds / 1000 % 60, 2))."
      + padded(milliseconds % 1000, 3)
  }
}
