/// What is measured of recorded or written speech, and what is wrong with it.
public struct AudioCheck: Hashable, Sendable {
  /// One thing that is wrong, and where.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The bytes are no WAV file.
      case notWave = "not-wave"
      /// Not 16 bit, mono, 22,050 Hz.
      case format
      /// The file ends before its header says.
      case truncated
      /// There is nothing to hear in all of it.
      case silent
      /// Samples at the limit of the range.
      case clipping
      case leadingSilence = "leading-silence"
      /// A silence that was not planned, or longer than planned.
      case innerSilence = "inner-silence"
      case trailingSilence = "trailing-silence"
      case tooQuiet = "too-quiet"
      case tooLoud = "too-loud"
      /// Not as long as the synthesizer's own timing.
      case length
    }

    public var kind: Kind
    /// Seconds from the start of the audio.
    public var seconds: Double
    /// One sentence.
    public var message: String

    public var description: String { "\(decimal(seconds)) s: \(kind.rawValue): \(message)" }
  }

  /// What good speech is held to. The figures are those of espeak-ng 1.51 with room on both
  /// sides: 12 to 15 ms of silence before, 2 to 7 ms after, RMS 0.07 to 0.1, peaks up to 27,000
  /// (speech.md 4).
  public struct Limits: Hashable, Sendable {
    /// Seconds.
    public var leadingSilence = 0.1
    public var trailingSilence = 0.1
    /// Seconds of the longest silence between sounds: the longest pause and the edges of what
    /// stands on both sides of it.
    public var innerSilence = Double(Pauses.betweenAnnouncements) / 1000 + 0.25
    /// RMS of the sounding parts, of a full scale of 1.
    public var quietest = 0.02
    public var loudest = 0.35
    /// Seconds that the length may differ from the expected one.
    public var lengthTolerance = 0.02

    public init() {}
  }

  /// A stretch without sound.
  public struct Silence: Hashable, Sendable {
    /// Seconds.
    public var start: Double
    public var length: Double
  }

  public private(set) var findings: [Finding] = []
  /// Seconds.
  public private(set) var seconds = 0.0
  /// The largest sample without its sign, up to 32,768.
  public private(set) var peak = 0
  /// Of the sounding parts, of a full scale of 1.
  public private(set) var rms = 0.0
  /// Silences of at least 50 ms, in order.
  public private(set) var silences: [Silence] = []

  public var isClean: Bool { findings.isEmpty }

  private let limits: Limits

  /// Samples of one window: 10 ms.
  private static let window = RenderedSpeech.sampleRate / 100
  /// A window is silent below this RMS, some 54 dB under full scale.
  private static let silenceLevel = 64.0

  /// Checks the bytes of a WAV file. `expectedSeconds` is the synthesizer's own timing.
  public init(wave bytes: [UInt8], expectedSeconds: Double? = nil, limits: Limits = Limits()) {
    self.limits = limits
    guard let wave = WaveReader(bytes), let data = wave.data else {
      add(.notWave, 0, "this is no WAV file with samples in it")
      return
    }
    checkFormat(wave)
    if wave.claimedBytes > data.count {
      add(
        .truncated, Double(data.count / 2) / Double(RenderedSpeech.sampleRate),
        "\(wave.claimedBytes - data.count) bytes are missing at the end")
    }
    guard !findings.contains(where: { $0.kind == .format }) else { return }
    measure(data.samples, expectedSeconds)
  }

  /// Checks samples: 16 bit, mono, 22,050 Hz.
  public init(
    samples: [Int16], expectedSeconds: Double? = nil, limits: Limits = Limits()
  ) {
    self.limits = limits
    measure(samples, expectedSeconds)
  }

  private mutating func add(_ kind: Finding.Kind, _ seconds: Double, _ message: String) {
    findings.append(Finding(kind: kind, seconds: seconds, message: message))
  }

  private mutating func checkFormat(_ wave: WaveReader) {
    guard
      wave.encoding != 1 || wave.channels != 1 || wave.bitsPerSample != 16
        || wave.sampleRate != RenderedSpeech.sampleRate
    else { return }
    add(
      .format, 0,
      "\(wave.bitsPerSample) bit, \(wave.channels) channels, \(wave.sampleRate) Hz, encoding "
        + "\(wave.encoding) instead of 16 bit, 1 channel, 22050 Hz, encoding 1")
  }

  private mutating func measure(_ samples: [Int16], _ expectedSeconds: Double?) {
    seconds = Double(samples.count) / Double(RenderedSpeech.sampleRate)
    checkPeak(samples)
    let levels = AudioCheck.levels(of: samples)
    checkSilences(levels)
    checkLoudness(levels)
    if let expectedSeconds, abs(seconds - expectedSeconds) > limits.lengthTolerance {
      add(
        .length, seconds,
        "it is \(decimal(seconds)) s long instead of \(decimal(expectedSeconds)) s")
    }
  }

  private mutating func checkPeak(_ samples: [Int16]) {
    var clipped = 0
    var first: Int?
    for (index, sample) in samples.enumerated() {
      peak = max(peak, Int(sample.magnitude))
      guard sample == .max || sample == .min else { continue }
      clipped += 1
      if first == nil { first = index }
    }
    guard let first else { return }
    add(
      .clipping, Double(first) / Double(RenderedSpeech.sampleRate),
      "\(clipped) samples are at the limit of the range")
  }

  /// The RMS of each window of 10 ms.
  private static func levels(of samples: [Int16]) -> [Double] {
    stride(from: 0, to: samples.count, by: window).map { start in
      let part = samples[start..<min(start + window, samples.count)]
      let sum = part.reduce(0.0) { $0 + Double($1) * Double($1) }
      return (sum / Double(part.count)).squareRoot()
    }
  }

  private mutating func checkSilences(_ levels: [Double]) {
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
        .trailingSilence, Double(last + 1) / 100, "\(decimal(tail)) s of silence after the last sound")
    }
  }

  private mutating func collectSilences(_ levels: ArraySlice<Double>) {
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

  private mutating func checkLoudness(_ levels: [Double]) {
    let sounding = levels.filter { $0 >= AudioCheck.silenceLevel }
    guard !sounding.isEmpty else { return }
    let power = sounding.reduce(0) { $0 + $1 * $1 } / Double(sounding.count)
    rms = power.squareRoot() / 32_768
    if rms < limits.quietest { add(.tooQuiet, 0, "RMS \(decimal(rms)) of full scale") }
    if rms > limits.loudest { add(.tooLoud, 0, "RMS \(decimal(rms)) of full scale") }
  }
}

/// Three decimals, without Foundation.
private func decimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let thousandths = Int((abs(value) * 1000).rounded())
  let fraction = String(thousandths % 1000)
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  return "\(sign)\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}
