import EarshotVocabulary

/// What came of tests, whatever they were, for the reports that others read.
public struct TestReport: Sendable {
  /// How a case ended.
  public enum Status: String, Hashable, Sendable {
    case passed
    case failed
    /// It could not be run to its end.
    case error
    case skipped
  }

  /// Something that was not as it should be.
  public struct Finding: Sendable {
    /// Where it is; nil where there is no place.
    public var place: SourceLocation?
    /// One sentence.
    public var message: String
    /// What was done before, where something was.
    public var gesture: String?
    /// Lines that were expected.
    public var expected: [String]
    /// Lines that were heard.
    public var heard: [String]
    /// All of it for people, one line each.
    public var details: [String]

    /// What is wrong, at a place.
    public init(
      place: SourceLocation?, message: String, gesture: String? = nil, expected: [String] = [],
      heard: [String] = [], details: [String] = []
    ) {
      self.place = place
      self.message = message
      self.gesture = gesture
      self.expected = expected
      self.heard = heard
      self.details = details
    }
  }

  /// One case of a script.
  public struct Case: Sendable {
    /// With its combination, as it is shown.
    public var name: String
    /// The file that it stands in.
    public var file: String
    /// How it ended.
    public var status: Status
    /// How long it took.
    public var seconds: Double
    /// What is wrong, in order.
    public var findings: [Finding]

    /// A case with what came of it.
    public init(
      name: String, file: String, status: Status, seconds: Double, findings: [Finding] = []
    ) {
      self.name = name
      self.file = file
      self.status = status
      self.seconds = seconds
      self.findings = findings
    }
  }

  /// In the order of the scripts.
  public var cases: [Case]
  /// How long all took.
  public var seconds: Double
  /// When the run began, as `2026-01-31T12:00:00`.
  public var timestamp: String
  /// How far the screens were read that the cases are about.
  public var read: ScreensRead

  /// A report of these cases.
  public init(cases: [Case], seconds: Double, timestamp: String, read: ScreensRead = ScreensRead()) {
    self.read = read
    self.cases = cases
    self.seconds = seconds
    self.timestamp = timestamp
  }

  /// What is not seen where a screen was not read.
  static let hidden = "differences"

  /// What the numbers of the cases don't tell: how far the screens were read; nil where nothing is missing.
  public var gaps: String? { read.sentence(hiding: TestReport.hidden) }

  /// How many cases ended so.
  public func count(_ status: Status) -> Int { cases.count { $0.status == status } }
}

extension TestReport.Finding {
  /// The message with its place before it.
  var placed: String { place.map { "\($0): \(message)" } ?? message }
}
