/// What is measured of recorded or written speech, and what is wrong with it as a signal.
///
/// Whether it says what it should is `SpeechCheck`'s.
public struct AudioCheck: Hashable, Sendable {
  /// What good speech is held to. The figures are those of espeak-ng 1.51 with room on both
  /// sides: 12 to 15 ms of silence before, 2 to 7 ms after, RMS 0.07 to 0.1, peaks up to 27,000
  /// (speech.md 4).
  public struct Limits: Hashable, Sendable {
    /// Seconds.
    public var leadingSilence = 0.1
    /// Longer than at the start: a word's last consonant fades away.
    public var trailingSilence = 0.2
    /// Seconds of the longest silence between sounds: the longest pause and the edges of what
    /// stands on both sides of it.
    public var innerSilence = Double(Pauses.betweenAnnouncements) / 1000 + 0.25
    /// RMS of the sounding parts, of a full scale of 1.
    public var quietest = 0.02
    /// RMS of the sounding parts, of a full scale of 1.
    public var loudest = 0.35
    /// Seconds that the length may differ from the expected one.
    public var lengthTolerance = 0.02

    /// The figures of good speech.
    public init() {}
  }

  /// A stretch without sound.
  public struct Silence: Hashable, Sendable {
    /// Seconds.
    public var start: Double
    /// Seconds.
    public var length: Double
  }

  /// What is wrong, in the order of time.
  public private(set) var findings: [Finding] = []
  /// Seconds.
  public private(set) var seconds = 0.0
  /// The largest sample without its sign, up to 32,768.
  public private(set) var peak = 0
  /// Of the sounding parts, of a full scale of 1.
  public private(set) var rms = 0.0
  /// Silences of at least 50 ms, in order.
  public private(set) var silences: [Silence] = []

  /// Whether nothing is wrong.
  public var isClean: Bool { findings.isEmpty }

  private let limits: Limits
  private let sampleRate: Int

  /// A window is silent below this RMS, some 54 dB under full scale.
  static let silenceLevel: Float = 64

  /// Checks the bytes of a WAV file. `expectedSeconds` is the synthesizer's own timing,
  /// `sampleRate` the rate that the file should have.
  public init(
    wave bytes: [UInt8], expectedSeconds: Double? = nil,
    sampleRate: Int = RenderedSpeech.sampleRate, limits: Limits = Limits()
  ) {
    self.init(
      recording: WaveRecording(bytes), expectedSeconds: expectedSeconds, sampleRate: sampleRate,
      limits: limits)
  }

  /// Checks a WAV file, however long it is.
  public init(
    path: String, sampleRate: Int = RenderedSpeech.sampleRate, limits: Limits = Limits()
  ) throws(SpeechError) {
    self.init(
      recording: try WaveRecording(path: path), expectedSeconds: nil, sampleRate: sampleRate,
      limits: limits)
  }

  /// Checks samples: 16 bit, mono.
  public init(
    samples: [Int16], expectedSeconds: Double? = nil,
    sampleRate: Int = RenderedSpeech.sampleRate, limits: Limits = Limits()
  ) {
    self.limits = limits
    self.sampleRate = sampleRate
    var meter = SignalMeter(sampleRate: sampleRate)
    meter.append(samples)
    judge(&meter, expectedSeconds)
  }

  /// Checks a recording; nil is no WAV file.
  init(
    recording: WaveRecording?, expectedSeconds: Double?, sampleRate: Int, limits: Limits = Limits()
  ) {
    self.limits = limits
    self.sampleRate = recording.map { max(1, $0.sampleRate) } ?? sampleRate
    guard let recording else {
      add(.notWave, 0, "this is no WAV file with samples in it")
      return
    }
    checkFormat(recording, sampleRate)
    if recording.missingBytes > 0 {
      add(
        .truncated, Double(recording.count) / Double(self.sampleRate),
        "\(recording.missingBytes) bytes are missing at the end")
    }
    guard recording.isReadable else { return }
    var meter = SignalMeter(sampleRate: self.sampleRate)
    for start in stride(from: 0, to: recording.count, by: 1 << 16) {
      meter.append(recording.samples(start..<min(start + 1 << 16, recording.count)))
    }
    judge(&meter, expectedSeconds)
  }

  private mutating func add(_ kind: Finding.Kind, _ seconds: Double, _ message: String) {
    findings.append(Finding(kind: kind, seconds: seconds, message: message))
  }

  private mutating func checkFormat(_ recording: WaveRecording, _ expected: Int) {
    guard !recording.isReadable || recording.sampleRate != expected else { return }
    add(
      .format, 0,
      "\(recording.bitsPerSample) bit, \(recording.channels) channels, \(recording.sampleRate) Hz, "
        + "encoding \(recording.encoding) instead of 16 bit, 1 channel, \(expected) Hz, encoding 1")
  }

  private mutating func judge(_ meter: inout SignalMeter, _ expectedSeconds: Double?) {
    meter.finish()
    seconds = Double(meter.count) / Double(sampleRate)
    peak = meter.peak
    if let expectedSeconds, abs(seconds - expectedSeconds) > limits.lengthTolerance {
      add(
        .length, min(seconds, expectedSeconds),
        "\(decimal(seconds)) s long; by the synthesizer's timing it is \(decimal(expectedSeconds)) s")
    }
    checkSilences(meter.levels)
    checkLoudness(meter.levels)
    if meter.clipped > 0 {
      add(
        .clipping, Double(meter.firstClipped) / Double(sampleRate),
        "\(meter.clipped) samples are at the limit of the range")
    }
  }

  private mutating func checkSilences(_ levels: [Float]) {
    guard let first = levels.firstIndex(where: { $0 >= AudioCheck.silenceLevel }),
      let last = levels.lastIndex(where: { $0 >= AudioCheck.silenceLevel })
    else {
      add(.silent, 0, "there is nothing to hear in \(decimal(seconds)) s")
      return
    }
    let lead = Double(first) / 100
    if lead > limits.leadingSilence {
      add(.leadingSilence, 0, "\(decimal(lead)) s of silence before the first sound")
    }
    collectSilences(levels[first...last])
    for silence in silences where silence.length > limits.innerSilence {
      add(
        .innerSilence, silence.start, "\(decimal(silence.length)) s of silence between sounds")
    }
    let tail = seconds - Double(last + 1) / 100
    if tail > limits.trailingSilence {
      add(
        .trailingSilence, Double(last + 1) / 100,
        "\(decimal(tail)) s of silence after the last sound")
    }
  }

  private mutating func collectSilences(_ levels: ArraySlice<Float>) {
    var start: Int?
    for (index, level) in zip(levels.indices, levels) {
      if level < AudioCheck.silenceLevel {
        start = start ?? index
      } else if let begun = start {
        if index - begun >= 5 {
          silences.append(Silence(start: Double(begun) / 100, length: Double(index - begun) / 100))
        }
        start = nil
      }
    }
  }

  private mutating func checkLoudness(_ levels: [Float]) {
    var power = 0.0
    var count = 0
    for level in levels where level >= AudioCheck.silenceLevel {
      power += Double(level * level)
      count += 1
    }
    guard count > 0 else { return }
    rms = (power / Double(count)).squareRoot() / 32_768
    if rms < limits.quietest { add(.tooQuiet, 0, "RMS \(decimal(rms)) of full scale") }
    if rms > limits.loudest { add(.tooLoud, 0, "RMS \(decimal(rms)) of full scale") }
  }
}
