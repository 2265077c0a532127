import EarshotAnnouncements
import EarshotVocabulary

/// What came of a case.
public struct TranscriptResult: Hashable, Sendable {
  public enum Status: String, Hashable, Sendable {
    case passed
    /// Something else was heard, or a check does not hold.
    case failed
    /// It could not be run to its end.
    case error
    /// Not run: an earlier case failed first.
    case notRun
  }

  public var name: String
  public var file: String
  public var differences: [Difference] = []
  /// What kept steps from being done.
  public var errors: [Notice] = []
  /// The exit code that the first error stands for.
  public var errorCode: Int32 = 0
  /// What was not understood of the screens.
  public var notices: [Notice] = []
  /// What every step asks to be changed, for `--update`.
  public var revisions: [Revision] = []
  public var isNotRun = false
  /// Filled in by whoever has a clock.
  public var seconds = 0.0

  public init(name: String, file: String) {
    self.name = name
    self.file = file
  }

  public var status: Status {
    if isNotRun { return .notRun }
    if !errors.isEmpty { return .error }
    return differences.isEmpty ? .passed : .failed
  }
}

/// Something that was not as expected.
public struct Difference: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case heard(Comparison)
    /// A check, with what was found instead.
    case check(Check, found: String)
  }

  /// The line that is not as expected.
  public var place: SourceLocation
  /// The step that led there, and its place.
  public var deed: Deed
  public var deedPlace: SourceLocation
  public var content: Content
  /// Why the first unexpected utterance was said.
  public var causes: [AnnouncementPart]
}

/// What the expectations of a step must become to be what was heard.
public struct Revision: Hashable, Sendable {
  /// The step's own place.
  public var place: SourceLocation
  /// Where its expectations stand.
  public var expectations: [SourceLocation]
  /// Empty: they stay as they are.
  public var edits: [FileEdit]
}

/// A change to a line of a file.
public struct FileEdit: Hashable, Sendable {
  public var file: String
  public var edit: LineEdit
}
