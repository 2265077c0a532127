import EarshotVocabulary

/// What came of tests, whatever they were, for the reports that others read.
public struct TestReport: Sendable {
  public enum Status: String, Hashable, Sendable {
    case passed
    case failed
    /// It could not be run to its end.
    case error
    case skipped
  }

  /// Something that was not as it should be.
  public struct Finding: Sendable {
    public var place: SourceLocation?
    /// One sentence.
    public var message: String
    /// What was done before, where something was.
    public var gesture: String?
    public var expected: [String]
    public var heard: [String]
    /// All of it for people, one line each.
    public var details: [String]

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

  public struct Case: Sendable {
    public var name: String
    /// The file that it stands in.
    public var file: String
    public var status: Status
    public var seconds: Double
    public var findings: [Finding]

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

  public var cases: [Case]
  public var seconds: Double
  /// When the run began, as `2026-01-31T12:00:00`.
  public var timestamp: String

  public init(cases: [Case], seconds: Double, timestamp: String) {
    self.cases = cases
    self.seconds = seconds
    self.timestamp = timestamp
  }

  public func count(_ status: Status) -> Int { cases.count { $0.status == status } }
}

extension TestReport.Finding {
  /// The message with its place before it.
  var placed: String { place.map { "\($0): \(message)" } ?? message }
}
