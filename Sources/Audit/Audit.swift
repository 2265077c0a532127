import EarshotLiveScreens
import EarshotVocabulary
import EarshotVoiceOver

/// Looks at screens through the rules.
public struct Audit: Sendable {
  /// The rules that are asked, in the order of their list.
  public let rules: [AuditRule]
  /// What VoiceOver is set to.
  public let settings: VoiceOverSettings

  /// - Parameter rules: in the order in which findings at one place are told.
  public init(
    rules: [AuditRule] = AuditRules.all, settings: VoiceOverSettings = VoiceOverSettings()
  ) {
    self.rules = rules
    self.settings = settings
  }

  /// What the rules find on one screen, in the order of the source.
  public func findings(on screen: ResolvedScreen, name: String) -> [Finding] {
    LargeStack.run {
      let audited = AuditedScreen(screen, name: name, settings: settings)
      return rules.flatMap { findings(of: $0, on: audited) }
    }
  }

  private func findings(of rule: AuditRule, on screen: AuditedScreen) -> [Finding] {
    let violations = rule.violations(screen).filter { !screen.isOutOfReach($0.element) }
    guard !violations.isEmpty else { return [] }
    let repairs = violations.compactMap(\.repair)
    let after = Trial(screen: screen, rule: rule).heard(after: repairs)
    return violations.map { violation in
      let heard = violation.element.map(screen.heard)
      let then = violation.repair.flatMap { after[$0.view] }
      let isBetter = then != nil && then != heard
      return Finding(
        rule: rule.id, severity: rule.severity,
        message: violation.message.prefix(1).uppercased() + violation.message.dropFirst(),
        location: violation.location, screens: [screen.name], subject: violation.subject,
        heard: heard, heardAfter: isBetter ? then : nil,
        repair: isBetter ? violation.repair?.code : nil)
    }
  }

  /// One finding for each fault of the source: several previews show the same views, and rows
  /// the same declaration. In the order of files and lines.
  public static func gathered(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      var rule: String
      var location: SourceLocation?
      var message: String
    }
    var order: [Key] = []
    var byKey: [Key: Finding] = [:]
    for finding in findings {
      let isPlaced = finding.location != nil
      let key = Key(
        rule: finding.rule, location: finding.location,
        message: isPlaced ? "" : finding.message + (finding.screens.first ?? ""))
      guard var known = byKey[key] else {
        byKey[key] = finding
        order.append(key)
        continue
      }
      known.count += finding.count
      for screen in finding.screens where !known.screens.contains(screen) {
        known.screens.append(screen)
      }
      byKey[key] = known
    }
    return order.compactMap { byKey[$0] }.sorted(by: isBefore)
  }

  private static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
    guard let first = a.location else { return false }
    guard let second = b.location else { return true }
    if first.file != second.file { return first.file < second.file }
    if first.line != second.line { return first.line < second.line }
    if first.column != second.column { return first.column < second.column }
    return a.rule < b.rule
  }
}
