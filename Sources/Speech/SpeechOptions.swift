/// How announcements are spoken. Values out of range are brought into it.
public struct SpeechOptions: Hashable, Sendable {
  /// VoiceOver's speaking rate, 0 to 100 percent; see `SpeechRate`.
  public var rate: Double
  /// espeak-ng's nominal words a minute, 80 to 900, in place of `rate`.
  public var wordsPerMinute: Int?
  /// 0 to 100; 50 is the voice's own.
  public var pitch: Double
  /// 0 to 100. Above, the library clips (speech.md 1).
  public var volume: Double
  /// Whether capitals are told by a higher pitch where a text is a letter or spelled out
  /// (VoiceOver's `capital-letters=pitch`).
  public var raisesCapitals: Bool
  /// A language tag or locale identifier: the language of parts that name none.
  public var locale: String
  /// A voice by espeak-ng's name, with an optional variant: `en-gb-x-rp`, `de+m3`, `+f5`.
  public var voice: String?
  /// The speech helper, where it is not beside the program.
  public var helperPath: String?
  /// The folder that holds `espeak-ng-data`, where it is not where the library was built for.
  public var dataPath: String?
  /// Where utterances are kept from run to run; nil: nowhere.
  public var cache: SpeechCache?

  /// VoiceOver's default voice, rate and pitch where nothing is given.
  public init(
    rate: Double = SpeechRate.defaultPercent, wordsPerMinute: Int? = nil, pitch: Double = 50,
    volume: Double = 100, raisesCapitals: Bool = false, locale: String = "en_US",
    voice: String? = nil, helperPath: String? = nil, dataPath: String? = nil,
    cache: SpeechCache? = nil
  ) {
    self.rate = rate
    self.wordsPerMinute = wordsPerMinute
    self.pitch = pitch
    self.volume = volume
    self.raisesCapitals = raisesCapitals
    self.locale = locale
    self.voice = voice
    self.helperPath = helperPath
    self.dataPath = dataPath
    self.cache = cache
  }

  /// What the library is told, in its nominal words a minute.
  var nominalRate: Int {
    SpeechRate.bounded(
      wordsPerMinute: wordsPerMinute ?? SpeechRate.wordsPerMinute(percent: rate))
  }

  /// Pitch of a part whose author shifted it by -1 to 1.
  func pitch(shiftedBy offset: Double) -> Int {
    let shift = clamp(offset, -1, 1, otherwise: 0) * 50
    return Int(clamp(clamp(pitch, 0, 100, otherwise: 50) + shift, 0, 99, otherwise: 50).rounded())
  }

  var boundedVolume: Int { Int(clamp(volume, 0, 100, otherwise: 100).rounded()) }
}
