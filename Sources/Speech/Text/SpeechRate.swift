#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How fast the voice speaks.
public enum SpeechRate {
  /// VoiceOver's setting on a new device (spec voiceover.md: 50 %).
  public static let defaultPercent = 50.0

  /// espeak-ng's nominal words a minute for VoiceOver's rate of 0 to 100 percent.
  ///
  /// Apple publishes no mapping. `80 * (450/80)^(p/100)` is our approximation: 0 is 80, 25 is
  /// 123, 50 is 190, 75 is 292 and 100 is 450 (speech.md 2).
  public static func wordsPerMinute(percent: Double) -> Int {
    let bounded = clamp(percent, 0, 100, otherwise: defaultPercent)
    return Int((80 * pow(450.0 / 80, bounded / 100)).rounded())
  }

  /// What the library takes without harm: below 80 it speaks as at 80, at 100,000 it gives no
  /// samples at all (speech.md 1).
  static func bounded(wordsPerMinute: Int) -> Int { min(max(wordsPerMinute, 80), 900) }
}

/// The value within its bounds; what is no number becomes `otherwise`.
func clamp(_ value: Double, _ low: Double, _ high: Double, otherwise: Double) -> Double {
  value.isNaN ? otherwise : min(max(value, low), high)
}
