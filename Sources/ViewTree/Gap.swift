import EarshotVocabulary

/// Something that was not understood while a screen was made, with what hangs on it.
public struct Gap: Hashable, Sendable {
  /// What was affected where the thing was met.
  public enum Effect: Int, Hashable, Sendable, Comparable {
    /// Only looks: it stood in a modifier that is listed as visual.
    case looks
    /// Code that runs when something appears or is done.
    case action
    /// A value, view or modifier: it matters where the tree shows it.
    case value
    /// What is on the screen at all: a condition, a branch, a body that stopped.
    case content

    public static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  /// What is said of it.
  public var notice: Notice
  /// The name of what is missing: the cause that gaps are counted by.
  public var cause: String
  /// What hangs on it.
  public var effect: Effect

  /// A gap by its notice and its cause.
  public init(notice: Notice, cause: String, effect: Effect) {
    self.notice = notice
    self.cause = cause
    self.effect = effect
  }
}
