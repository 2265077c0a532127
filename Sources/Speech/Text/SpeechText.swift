import EarshotAnnouncements

/// One text for one voice, safe for the library, with the silence that follows it.
public struct Utterance: Hashable, Sendable {
  /// Sanitised, NFC, at most `Sanitizer.utteranceLength` scalars, never empty.
  public var text: String
  /// Whose guards the text went through.
  public var voice: Voice
  /// espeak-ng's name of voice and variant: `en-us+f2`.
  public var voiceName: String
  /// espeak-ng's nominal words a minute, 80 to 900.
  public var wordsPerMinute: Int
  /// 0 to 99.
  public var pitch: Int
  /// 0 to 100.
  public var volume: Int
  /// The index of the part in the announcement that it says, wholly or in part.
  public var part: Int
  /// Milliseconds.
  public var silenceAfter: Int

  /// The same with letters and digits only, for a text that crashed the library; nil where
  /// nothing is left.
  var reduced: Utterance? {
    var reduced = self
    reduced.text = Sanitizer.reduced(text, for: voice)
    return reduced.text.isEmpty ? nil : reduced
  }
}

/// An announcement as utterances: every part on its own, so that the silence between parts is
/// exact at any rate and each part may have a pitch and a language (speech.md 2).
public struct SpeechText: Hashable, Sendable {
  public private(set) var utterances: [Utterance] = []
  public private(set) var notices: [SpeechNotice] = []

  private let options: SpeechOptions
  private let override: Voice?
  private let variant: String

  /// Fails where the options name a voice that is not in the table.
  public init(_ announcement: Announcement, options: SpeechOptions) throws(SpeechError) {
    self.options = options
    (override, variant) = try SpeechText.voice(named: options.voice)
    for (index, part) in announcement.parts.enumerated() { append(part, index) }
    if !utterances.isEmpty { utterances[utterances.count - 1].silenceAfter = 0 }
  }

  /// A part as utterances: one, but where its pieces differ in language or pitch, or where it is
  /// long.
  private mutating func append(_ part: AnnouncementPart, _ index: Int) {
    var isFirst = true
    for span in PartPieces.pieces(of: part, options: options) {
      let voice = voice(for: span.language)
      let spoken = Sanitizer.runs(of: span.spoken, for: voice)
      for notice in spoken.notices { note(notice) }
      guard !spoken.runs.isEmpty else { continue }
      if span.phoneticNotation != nil {
        note(SpeechNotice(.phonetics, "Phonetic notation is not spoken; the text is."))
      }
      if let limit = voice.limit { note(SpeechNotice(.poorVoice, limit)) }
      if isFirst { pause(before: part.role) }
      isFirst = false
      append(spoken.runs, of: span, voice, index)
    }
    if !isFirst { lastRole = part.role }
  }

  private mutating func append(
    _ runs: [Sanitizer.Run], of span: SpeechSpan, _ voice: Voice, _ index: Int
  ) {
    for run in runs {
      let reader = run.isEnglish ? Voice.english : voice
      utterances.append(
        Utterance(
          text: run.text, voice: reader, voiceName: "\(reader.name)+\(variant)",
          wordsPerMinute: options.nominalRate, pitch: options.pitch(shiftedBy: span.pitch),
          volume: options.boundedVolume, part: index,
          silenceAfter: run.endsSentence ? Pauses.betweenSentences : 0))
    }
  }

  private var lastRole: AnnouncementPart.Role?

  private mutating func pause(before role: AnnouncementPart.Role) {
    guard let lastRole, !utterances.isEmpty else { return }
    utterances[utterances.count - 1].silenceAfter = Pauses.milliseconds(
      after: lastRole, before: role)
  }

  private mutating func note(_ notice: SpeechNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// The voice of the language; a voice that was asked for speaks what names no language.
  private mutating func voice(for tag: String?) -> Voice {
    if tag == nil, let override { return override }
    let language = tag ?? options.locale
    if let voice = Voice(language: language) { return voice }
    let shown = String(language.prefix(40)).filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
    note(
      SpeechNotice(.noVoice, "There is no voice for the language \(shown); the English one speaks."))
    return .english
  }

  /// Reads `en-us`, `en-us+f2` and `+f2`.
  private static func voice(
    named name: String?
  ) throws(SpeechError) -> (override: Voice?, variant: String) {
    guard let name else { return (nil, Voice.defaultVariant) }
    let halves = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(halves[0])
    let variant = halves.count > 1 ? halves[1].lowercased() : Voice.defaultVariant
    let voice = Voice(name: base)
    guard Voice.variants.contains(variant), voice != nil || (base.isEmpty && halves.count > 1)
    else { throw .unknownVoice(String(name.prefix(40))) }
    return (voice, variant)
  }
}
