import EarshotAnnouncements

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The sounds that VoiceOver makes, made here: short, quiet, and told apart by their shape.
///
/// Apple's own sounds are recordings and not free; these are ours. What rises is something new,
/// what falls is something that failed, what stays is an edge.
public enum Earcon {
  private struct Tone {
    /// Hertz at the start and at the end.
    var from: Double
    var to: Double
    /// Milliseconds from the start of the sound.
    var start: Int
    var length: Int
  }

  private static let tones: [Sound: [Tone]] = [
    .boundary: [Tone(from: 220, to: 180, start: 0, length: 90)],
    .noElement: [Tone(from: 160, to: 140, start: 0, length: 60)],
    .screenChanged: [
      Tone(from: 523, to: 523, start: 0, length: 70),
      Tone(from: 784, to: 784, start: 80, length: 110),
    ],
    .layoutChanged: [
      Tone(from: 659, to: 659, start: 0, length: 50),
      Tone(from: 659, to: 659, start: 70, length: 50),
    ],
    .alert: [
      Tone(from: 880, to: 880, start: 0, length: 80),
      Tone(from: 659, to: 659, start: 90, length: 80),
      Tone(from: 880, to: 880, start: 180, length: 120),
    ],
    .activate: [Tone(from: 740, to: 988, start: 0, length: 50)],
    .actionFailed: [
      Tone(from: 311, to: 311, start: 0, length: 80),
      Tone(from: 233, to: 233, start: 90, length: 120),
    ],
    .rotor: [Tone(from: 1_175, to: 1_175, start: 0, length: 25)],
  ]

  /// The peak of full scale: a quarter of what speech reaches.
  private static let peak = 0.15
  /// Milliseconds in which a tone comes and goes, so that it does not click.
  private static let ramp = 8

  /// 22,050 Hz, 16 bit, mono. `volume` is 0 to 100.
  public static func samples(of sound: Sound, volume: Int = 100) -> [Int16] {
    let tones = tones[sound] ?? []
    let length = tones.map { $0.start + $0.length }.max() ?? 0
    var samples = [Int16](
      repeating: 0, count: RenderedSpeech.samples(inMilliseconds: length))
    let loudness = Double(min(max(volume, 0), 100)) / 100 * peak * 32_767
    for tone in tones { add(tone, loudness, to: &samples) }
    return samples
  }

  private static func add(_ tone: Tone, _ loudness: Double, to samples: inout [Int16]) {
    let rate = Double(RenderedSpeech.sampleRate)
    let first = RenderedSpeech.samples(inMilliseconds: tone.start)
    let count = min(
      RenderedSpeech.samples(inMilliseconds: tone.length), samples.count - first)
    let edge = Double(RenderedSpeech.samples(inMilliseconds: ramp))
    var phase = 0.0
    for index in 0..<max(0, count) {
      let progress = Double(index) / Double(count)
      phase += 2 * Double.pi * (tone.from + (tone.to - tone.from) * progress) / rate
      let distance = Double(min(index, count - 1 - index))
      let envelope = distance < edge ? 0.5 - 0.5 * cos(Double.pi * distance / edge) : 1
      samples[first + index] = Int16((sin(phase) * envelope * loudness).rounded())
    }
  }
}
