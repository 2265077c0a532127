import EarshotAnnouncements

/// When something is heard.
public struct HeardTiming: Hashable, Sendable {
  /// Its index in what was given.
  public var index: Int
  /// Seconds from the start of the audio.
  public var start: Double
  /// Seconds from the start of the audio.
  public var end: Double
  /// Its parts, in seconds from the start of the audio.
  public var parts: [RenderedSpeech.Part] = []
  /// Its words, in seconds from the start of the audio.
  public var words: [RenderedSpeech.Word] = []
  /// The sound, where it is none of speech.
  public var sound: Sound?
}

/// Lays pieces one after another, with the silence that belongs between them.
struct SpeechTimeline {
  /// Samples so far.
  private(set) var length = 0
  private let timesWords: Bool
  private var current: HeardTiming?
  private var last: (item: Int, isSound: Bool, silenceAfter: Int)?

  /// - Parameter timesWords: whether timings are to have their words.
  init(timesWords: Bool = true) { self.timesWords = timesWords }

  /// Samples of silence before the piece; none before the first.
  func silence(before piece: SpeechPiece) -> Int {
    guard let last, piece.sampleCount > 0 else { return 0 }
    if last.item == piece.item {
      return RenderedSpeech.samples(inMilliseconds: last.silenceAfter)
    }
    let isBesideSound = last.isSound || piece.isSound
    return RenderedSpeech.samples(
      inMilliseconds: isBesideSound ? Pauses.besideSound : Pauses.betweenAnnouncements)
  }

  /// Adds the piece behind its silence; gives the timing of its item when that is complete and
  /// something of it can be heard.
  mutating func add(_ piece: SpeechPiece) -> HeardTiming? {
    if piece.sampleCount > 0 { addSound(of: piece) }
    guard piece.isLast else { return nil }
    defer { current = nil }
    return current
  }

  private mutating func addSound(of piece: SpeechPiece) {
    length += silence(before: piece)
    let start = RenderedSpeech.seconds(length)
    length += piece.sampleCount
    let end = RenderedSpeech.seconds(length)
    var timing = current ?? HeardTiming(index: piece.item, start: start, end: end)
    timing.end = end
    switch piece.content {
    case .speech(let utterance, let spoken):
      timing.parts.extend(with: utterance, from: start, to: end)
      if timesWords { timing.words += spoken.words(of: utterance, from: start) }
    case .sound(let sound, _): timing.sound = sound
    case .nothing: break
    }
    current = timing
    last = (piece.item, piece.isSound, piece.silenceAfter)
  }
}

extension SpeechPiece {
  fileprivate var isSound: Bool {
    if case .sound = content { true } else { false }
  }
}
