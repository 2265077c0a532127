import EarshotAnnouncements
import EarshotVocabulary

/// Where a transcript is performed: a screen that can be opened, and a listener on it.
public protocol TranscriptHost {
  /// Opens an input and arrives on its screen. What was open before is gone.
  ///
  /// - Parameters:
  ///   - input: as it is written in `file`.
  ///   - options: in the order in which they come into force; later ones win.
  mutating func open(
    _ input: String, options: [TranscriptOption], from file: String
  ) throws(ScriptFault) -> Heard

  /// One gesture in the words of the line protocol.
  mutating func perform(_ gesture: String) -> Heard

  /// How long everything heard since `open` takes to say.
  mutating func seconds() throws(ScriptFault) -> Double

  /// What is wrong with the sound of everything heard since `open`.
  mutating func audioFindings() throws(ScriptFault) -> [String]
}

/// What is heard of one gesture.
public struct Heard: Hashable, Sendable {
  /// One utterance.
  public struct Utterance: Hashable, Sendable {
    /// As the style writes it.
    public var text: String
    /// The parts it is made of, each with its cause.
    public var parts: [AnnouncementPart]

    /// An utterance; without parts its causes are not told.
    public init(text: String, parts: [AnnouncementPart] = []) {
      self.text = text
      self.parts = parts
    }
  }

  /// Tokens.
  public var sounds: [String]
  /// What the program itself printed.
  public var output: [String]
  /// In the order heard.
  public var utterances: [Utterance]
  /// Why the sound `action-failed` is heard.
  public var reason: String?
  /// Why nothing was done.
  public var error: String?
  /// What was not understood on the way.
  public var notices: [Notice]
  /// How far the screen was read that was arrived on; none: it is still the same.
  public var read = ScreensRead()

  /// What was heard; nothing, unless it is given.
  public init(
    sounds: [String] = [], output: [String] = [], utterances: [Utterance] = [],
    error: String? = nil, notices: [Notice] = []
  ) {
    self.sounds = sounds
    self.output = output
    self.utterances = utterances
    self.error = error
    self.notices = notices
  }

  /// As a transcript writes it.
  public var lines: [HeardLine] {
    sounds.map { HeardLine(.sound, $0) } + output.map { HeardLine(.output, $0) }
      + utterances.map { HeardLine(.utterance, $0.text) }
  }

  /// The parts of the line with that index, where it is an utterance.
  func parts(ofLine index: Int) -> [AnnouncementPart] {
    let utterance = index - sounds.count - output.count
    return utterances.indices.contains(utterance) ? utterances[utterance].parts : []
  }
}
