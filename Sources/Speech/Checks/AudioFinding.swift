extension AudioCheck {
  /// One thing that is wrong, and where.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// What can be wrong with audio; the words are those of reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The bytes are no WAV file.
      case notWave = "not-wave"
      /// Not 16 bit, mono, or not of the rate it should have.
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
      /// Faster or slower as a whole than it was spoken, as when it is taken for another rate.
      case speed
      /// An announcement that is not heard.
      case missing
      /// An announcement that is heard, but not where it belongs.
      case order
      /// The silence where two parts or two announcements meet is not the planned one.
      case pause
      /// Sound that belongs to no announcement.
      case extra
      /// A part that begins as it should and goes on otherwise.
      case differs
      /// A part that is spoken by the voice of another language.
      case language
    }

    /// What is wrong.
    public var kind: Kind
    /// Seconds from the start of the audio.
    public var seconds: Double
    /// One sentence.
    public var message: String
    /// The index of the announcement it is about; nil: it is about none.
    public var announcement: Int?

    /// `1.234 s: pause: MESSAGE`
    public var description: String { "\(decimal(seconds)) s: \(kind.rawValue): \(message)" }
  }
}

/// Three decimals, without Foundation.
func decimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let thousandths = Int((abs(value) * 1000).rounded())
  let fraction = String(thousandths % 1000)
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  return "\(sign)\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}
