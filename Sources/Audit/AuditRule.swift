import EarshotVocabulary

/// One thing that can be wrong with a screen for somebody, and how it is found.
///
/// A rule looks at what became of the declared views, not at the source text: what it says was
/// heard was heard.
public struct AuditRule: Sendable {
  /// What its page says.
  public let documentation: RuleDocumentation
  let violations: @Sendable (AuditedScreen) -> [Violation]

  init(
    _ documentation: RuleDocumentation,
    _ violations: @escaping @Sendable (AuditedScreen) -> [Violation]
  ) {
    self.documentation = documentation
    self.violations = violations
  }

  /// As `--only` takes it.
  public var id: String { documentation.id }
  /// How grave its findings are.
  public var severity: AuditSeverity { documentation.severity }
}

/// How much a finding weighs; the names are SARIF's levels.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth a look: whether it is wrong depends on what is meant.
  case note
  /// Makes something harder than it is for others.
  case warning
  /// Stops somebody.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (a: AuditSeverity, b: AuditSeverity) -> Bool { a.rank < b.rank }
}

/// What a rule found at one place.
struct Violation: Sendable {
  var message: String
  var location: SourceLocation?
  /// The element that is heard there.
  var element: Int?
  /// What it is about, in words that stay when lines move: a label, a view's name.
  var subject: String
  var repair: Repair?

  init(
    _ message: String, at location: SourceLocation?, element: Int? = nil, subject: String,
    repair: Repair? = nil
  ) {
    self.message = message
    self.location = location
    self.element = element
    self.subject = subject
    self.repair = repair
  }
}
