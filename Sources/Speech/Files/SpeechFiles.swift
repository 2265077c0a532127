import EarshotReports

/// Which files speech is written to.
public struct SpeechOutputs: Hashable, Sendable {
  /// One WAV file with everything.
  public var wave: String?
  /// A folder with a WAV file for every utterance.
  public var folder: String?
  /// Samples a second of the WAV files: see `sampleRates`.
  public var sampleRate: Int
  /// Captions in WebVTT.
  public var captions: String?
  /// Whether captions have every word at its time.
  public var captionsShowWords: Bool
  /// When everything is heard, as JSON.
  public var timings: String?
  /// What the times say of where the words come from; nil: that they are computed, and no more.
  public var computed: Computed?

  /// Rates that files can have, in hertz.
  public static let sampleRates = 8_000...192_000

  /// The files to be written; nil: none of that kind.
  public init(
    wave: String? = nil, folder: String? = nil, sampleRate: Int = RenderedSpeech.sampleRate,
    captions: String? = nil, captionsShowWords: Bool = false, timings: String? = nil
  ) {
    self.wave = wave
    self.folder = folder
    self.sampleRate = min(
      max(sampleRate, SpeechOutputs.sampleRates.lowerBound), SpeechOutputs.sampleRates.upperBound)
    self.captions = captions
    self.captionsShowWords = captionsShowWords
    self.timings = timings
  }

  /// Whether there is no file to write.
  public var isEmpty: Bool { wave == nil && folder == nil && captions == nil && timings == nil }
}

/// The files that speech flows into, piece by piece. They appear when they are whole.
struct SpeechFiles: ~Copyable {
  private var wave: WaveFile?
  private var folder: SplitFolder?
  private var captions: CaptionFile?
  private var timings: TimingsFile?

  init(_ outputs: SpeechOutputs, total: Int) throws(SpeechError) {
    if let path = outputs.wave { wave = try WaveFile(at: path, sampleRate: outputs.sampleRate) }
    if let path = outputs.folder {
      folder = try SplitFolder(at: path, sampleRate: outputs.sampleRate, total: total)
    }
    if let path = outputs.captions {
      captions = try CaptionFile(at: path, showsWords: outputs.captionsShowWords)
    }
    if let path = outputs.timings {
      timings = try TimingsFile(
        at: path, sampleRate: outputs.sampleRate, computed: outputs.computed)
    }
  }

  mutating func append(_ piece: SpeechPiece, of heard: AudibleEvent, silence: Int) throws(SpeechError) {
    let samples = piece.samples
    guard !samples.isEmpty else { return }
    try wave?.appendSilence(silence)
    try wave?.append(samples)
    // Silence between two utterances belongs to neither's file.
    try folder?.appendSilence(silence)
    try folder?.append(samples, of: heard)
  }

  mutating func finish(_ timing: HeardTiming, of heard: AudibleEvent) throws(SpeechError) {
    try folder?.finishUtterance()
    try captions?.append(timing, of: heard)
    try timings?.append(timing, of: heard, file: folder?.lastName)
  }

  mutating func finish(seconds: Double) throws(SpeechError) {
    try wave?.finish()
    try captions?.finish()
    try timings?.finish(seconds: seconds)
  }
}
