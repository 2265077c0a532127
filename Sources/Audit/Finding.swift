import EarshotVocabulary

/// A fault that a rule found, ready to be reported.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// How grave it is.
  public var severity: AuditSeverity
  /// One sentence with the words of the screen in it.
  public var message: String
  /// Where it is; nil where there is no place.
  public var location: SourceLocation?
  /// The path of the file in its project, however the input was named; nil: the location's own.
  public var projectPath: String?
  /// The screens it is on, in order; the first is the one that `heard` is of.
  public var screens: [String]
  /// What it is about, in words that stay when lines move.
  public var subject: String
  /// What is heard there now; nil where nothing can be heard.
  public var heard: String?
  /// What would be heard with the repair; nil where none can be tried out.
  public var heardAfter: String?
  /// The repair that was tried out, as code.
  public var repair: String?
  /// How often the same fault stands at this place: rows of one declaration.
  public var count: Int

  /// A finding of a rule.
  public init(
    rule: String, severity: AuditSeverity, message: String, location: SourceLocation? = nil,
    screens: [String] = [], subject: String = "", heard: String? = nil,
    heardAfter: String? = nil, repair: String? = nil, count: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.screens = screens
    self.subject = subject
    self.heard = heard
    self.heardAfter = heardAfter
    self.repair = repair
    self.count = count
  }

  /// What tells a finding from others although lines move: the rule, the file, the subject.
  public var fingerprint: String {
    FingerprintText.of([rule, baselineFile, subject])
  }

  /// The file as a baseline names it.
  var baselineFile: String { projectPath ?? location?.file ?? screens.first ?? "" }
}

/// Sixteen hexadecimal digits that stand for some texts.
enum FingerprintText {
  static func of(_ texts: [String]) -> String {
    // FNV-1a with 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
