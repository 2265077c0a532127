/// An announcement as sound, with where everything in it is.
public struct RenderedSpeech: Hashable, Sendable {
  /// Samples a second, as the library gives them.
  public static let sampleRate = 22_050

  /// When a word is said.
  public struct Word: Hashable, Sendable {
    /// As it is pronounced.
    public var text: String
    /// The index of its part in the announcement.
    public var part: Int
    /// Seconds from the start.
    public var start: Double
    /// Where the next word begins, or the utterance ends.
    public var end: Double
  }

  /// When a part of the announcement is said, without the silence after it.
  public struct Part: Hashable, Sendable {
    /// Its index in the announcement.
    public var index: Int
    /// espeak-ng's name of the voice that says it, or says the most of it.
    public var voice: String
    /// Seconds from the start.
    public var start: Double
    public var end: Double
  }

  /// 16 bit, mono.
  public internal(set) var samples: [Int16] = []
  /// When each word is heard.
  public internal(set) var words: [Word] = []
  /// When each part of the announcement is heard, and by which voice.
  public internal(set) var parts: [Part] = []
  /// What the synthesizer pronounced, in IPA, one string an utterance.
  public internal(set) var phonemes: [String] = []
  /// What is to be known of voices and of texts that could not be spoken.
  public internal(set) var notices: [SpeechNotice] = []

  /// Its length in seconds.
  public var seconds: Double { RenderedSpeech.seconds(samples.count) }

  /// How many samples so many milliseconds are.
  static func samples(inMilliseconds milliseconds: Int) -> Int {
    max(0, milliseconds) * sampleRate / 1000
  }

  static func seconds(_ samples: Int) -> Double { Double(samples) / Double(sampleRate) }
}

extension RenderedSpeech {
  mutating func append(_ spoken: SpokenUtterance, of utterance: Utterance) {
    let start = seconds
    samples += spoken.samples
    parts.extend(with: utterance, from: start, to: seconds)
    words += spoken.words(of: utterance, from: start)
    phonemes.append(spoken.phonemes)
    samples += repeatElement(
      0, count: RenderedSpeech.samples(inMilliseconds: utterance.silenceAfter))
  }
}

extension [RenderedSpeech.Part] {
  /// Takes in an utterance, which may be one of several that say the same part.
  mutating func extend(with utterance: Utterance, from start: Double, to end: Double) {
    guard let last = indices.last, self[last].index == utterance.part else {
      append(
        RenderedSpeech.Part(
          index: utterance.part, voice: utterance.voiceName, start: start, end: end))
      return
    }
    if end - start > self[last].end - self[last].start { self[last].voice = utterance.voiceName }
    self[last].end = end
  }
}

extension SpokenUtterance {
  /// The words with their times, by what the library said of them.
  func words(of utterance: Utterance, from start: Double) -> [RenderedSpeech.Word] {
    guard !words.isEmpty else { return [] }
    let scalars = Array(utterance.text.unicodeScalars)
    let end = start + RenderedSpeech.seconds(sampleCount)
    var timed: [RenderedSpeech.Word] = []
    var previous = -1
    for word in words where word.position > previous {
      // The library counts from one, and repeats the event of a number with a decimal point.
      let first = word.position - 1
      guard first >= 0, first < scalars.count, word.length > 0 else { continue }
      previous = word.position
      let text = scalars[first..<Swift.min(first + word.length, scalars.count)]
      let time = Swift.min(start + Double(word.milliseconds) / 1000, end)
      if let last = timed.indices.last { timed[last].end = time }
      timed.append(
        RenderedSpeech.Word(
          text: String(String.UnicodeScalarView(text)), part: utterance.part, start: time, end: end))
    }
    return timed
  }
}
