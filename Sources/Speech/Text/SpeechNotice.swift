/// Something the user should know about what was spoken: text that a voice could not read, a
/// crash that was contained.
public struct SpeechNotice: Hashable, Sendable, CustomStringConvertible {
  /// What a notice is about, so that programs can tell notices apart without reading them.
  public enum Kind: String, Hashable, Sendable {
    /// Text was cut at a bound.
    case cut
    /// A script that the voice can't read was announced instead.
    case unreadable
    /// There is no voice for a language; the English one speaks.
    case noVoice
    /// The voice is known to be poor.
    case poorVoice
    /// The library crashed on a text, which was spoken reduced to letters and digits.
    case reduced
    /// A text could not be spoken at all.
    case unspoken
    /// Author's phonetic notation is not spoken; the text is.
    case phonetics
  }

  /// What is to be known.
  public var kind: Kind
  /// One sentence.
  public var message: String

  /// A notice with its one sentence.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { "warning: \(message)" }
}
