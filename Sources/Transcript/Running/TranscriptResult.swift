import EarshotAnnouncements
import EarshotVocabulary

/// What came of a case.
public struct TranscriptResult: Hashable, Sendable {
  /// How a case ended.
  public enum Status: String, Hashable, Sendable {
    case passed
    /// Something else was heard, or a check does not hold.
    case failed
    /// It could not be run to its end.
    case error
    /// Not run: an earlier case failed first.
    case notRun
  }

  /// The case's name, with its combination.
  public var name: String
  /// The script.
  public var file: String
  /// What was not as expected, in order.
  public var differences: [Difference] = []
  /// What kept steps from being done.
  public var errors: [Notice] = []
  /// The exit code that the first error stands for.
  public var errorCode: Int32 = 0
  /// What was not understood of the screens.
  public var notices: [Notice] = []
  /// How far the screens were read that were opened.
  public var read = ScreensRead()
  /// What every step asks to be changed, for `--update`.
  public var revisions: [Revision] = []
  /// Whether an earlier case kept it from being run.
  public var isNotRun = false
  /// Filled in by whoever has a clock.
  public var seconds = 0.0

  /// A case of which nothing is known yet.
  public init(name: String, file: String) {
    self.name = name
    self.file = file
  }

  /// How the case ended.
  public var status: Status {
    if isNotRun { return .notRun }
    if !errors.isEmpty { return .error }
    return differences.isEmpty ? .passed : .failed
  }
}

/// Something that was not as expected.
public struct Difference: Hashable, Sendable {
  /// What was not as expected.
  public enum Content: Hashable, Sendable {
    case heard(Comparison)
    /// A check, with what was found instead.
    case check(Check, found: String)
  }

  /// The line that is not as expected.
  public var place: SourceLocation
  /// The step that led there, and its place.
  public var deed: Deed
  /// Where that step stands.
  public var deedPlace: SourceLocation
  /// What was not as expected.
  public var content: Content
  /// Why the first unexpected utterance was said.
  public var causes: [AnnouncementPart]
  /// Why the step failed, where it did.
  public var reason: String?
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
  /// Which file.
  public var file: String
  /// The change.
  public var edit: LineEdit
}
