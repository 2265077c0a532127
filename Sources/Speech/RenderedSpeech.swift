/// An announcement as sound, with where everything in it is.
public struct RenderedSpeech: Hashable, Sendable {
  /// Samples a second.
  public static let sampleRate = 22_050

  /// When a word is said.
  public struct Word: Hashable, Sendable {
    public var text: String
    /// The index of its part in the announcement.
    public var part: Int
    /// Seconds from the start of the announcement.
    public var start: Double
  }

  /// When a part of the announcement is said, without the silence after it.
  public struct Part: Hashable, Sendable {
    /// Its index in the announcement.
    public var index: Int
    /// Seconds from the start of the announcement.
    public var start: Double
    public var end: Double
  }

  /// 16 bit, mono.
  public internal(set) var samples: [Int16] = []
  public internal(set) var words: [Word] = []
  public internal(set) var parts: [Part] = []
  /// What the synthesizer pronounced, in IPA, one string an utterance.
  public internal(set) var phonemes: [String] = []
  public internal(set) var notices: [SpeechNotice] = []

  public var seconds: Double { Double(samples.count) / Double(RenderedSpeech.sampleRate) }

  /// How many samples so many milliseconds are.
  static func samples(inMilliseconds milliseconds: Int) -> Int {
    max(0, milliseconds) * sampleRate / 1000
  }
}

extension RenderedSpeech {
  mutating func append(_ spoken: SpokenUtterance, of utterance: Utterance) {
    let start = seconds
    samples += spoken.samples
    extendParts(with: utterance.part, from: start)
    appendWords(of: spoken, utterance, from: start)
    phonemes.append(spoken.phonemes)
    samples += repeatElement(
      0, count: RenderedSpeech.samples(inMilliseconds: utterance.silenceAfter))
  }

  private mutating func extendParts(with index: Int, from start: Double) {
    if let last = parts.indices.last, parts[last].index == index {
      parts[last].end = seconds
    } else {
      parts.append(Part(index: index, start: start, end: seconds))
    }
  }

  private mutating func appendWords(
    of spoken: SpokenUtterance, _ utterance: Utterance, from start: Double
  ) {
    let scalars = Array(utterance.text.unicodeScalars)
    var previous = -1
    for word in spoken.words where word.position > previous {
      // The library counts from one, and repeats the event of a number with a decimal point.
      let first = word.position - 1
      guard first >= 0, first < scalars.count, word.length > 0 else { continue }
      previous = word.position
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[first..<min(first + word.length, scalars.count)])
      words.append(
        Word(
          text: String(text), part: utterance.part,
          start: start + Double(word.milliseconds) / 1000))
    }
  }
}
