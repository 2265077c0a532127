/// What was spoken.
public struct SpeechReport: Hashable, Sendable {
  /// When an announcement is heard.
  public struct Span: Hashable, Sendable {
    /// Its index among what was given.
    public var announcement: Int
    /// Seconds from the start.
    public var start: Double
    /// Seconds from the start.
    public var end: Double

    /// Its length.
    public var seconds: Double { end - start }
  }

  /// The length of the audio, silences included.
  public internal(set) var seconds = 0.0
  /// How many announcements had something to say.
  public internal(set) var utterances = 0
  public internal(set) var spans: [Span] = []
  public internal(set) var notices: [SpeechNotice] = []
  /// Whether playing was cut off.
  public internal(set) var wasInterrupted = false

  mutating func note(_ piece: SpeechPiece) {
    for notice in piece.notices where !notices.contains(notice) { notices.append(notice) }
  }

  mutating func note(_ timing: HeardTiming) {
    if timing.sound == nil { utterances += 1 }
    spans.append(Span(announcement: timing.index, start: timing.start, end: timing.end))
  }
}
