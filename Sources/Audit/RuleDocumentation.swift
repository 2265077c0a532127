/// What people need to know of a rule; its page is made from this.
public struct RuleDocumentation: Sendable {
  /// In words with hyphens: `inaccessible-action`. It never changes.
  public let id: String
  /// A few words.
  public let title: String
  /// How grave findings are.
  public let severity: AuditSeverity
  /// Success criteria of WCAG 2.2.
  public let criteria: [Criterion]
  /// What is wrong, in a sentence or two.
  public let what: String
  /// Whom it stops or slows down, and how.
  public let who: String
  /// How to hear it with VoiceOver (or see it with Voice Control) on a device, step by step.
  public let confirm: [String]
  /// How it is mended, by framework.
  public let fixes: [RuleFix]
  /// Source that the rule finds fault with. Tests run it.
  public let bad: [RuleExample]
  /// Source that it has nothing to say about. Tests run it.
  public let good: [RuleExample]

  init(
    id: String, title: String, severity: AuditSeverity, criteria: [Criterion], what: String,
    who: String, confirm: [String], swiftUI: String, uiKit: String, reactNative: String,
    bad: [RuleExample], good: [RuleExample]
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.criteria = criteria
    self.what = what
    self.who = who
    self.confirm = confirm
    self.fixes = [
      RuleFix(framework: "SwiftUI", text: swiftUI), RuleFix(framework: "UIKit", text: uiKit),
      RuleFix(framework: "React Native", text: reactNative),
    ]
    self.bad = bad
    self.good = good
  }
}

/// How to mend it in one framework. Lines that begin with four blanks are code.
public struct RuleFix: Sendable {
  /// SwiftUI, UIKit or React Native.
  public let framework: String
  /// What to do, in Markdown.
  public let text: String
}

/// Source that shows a rule at work.
public struct RuleExample: Sendable {
  /// What an example is written in.
  public enum Language: String, Sendable {
    case swift
    case json
    case yaml
  }

  /// What the example shows.
  public let title: String
  /// What it is written in.
  public let language: Language
  /// The whole input.
  public let source: String
  /// The language of the screen; nil: English.
  public let locale: String?

  init(
    _ title: String, _ source: String, language: Language = .swift, locale: String? = nil
  ) {
    self.title = title
    self.source = source
    self.language = language
    self.locale = locale
  }
}

/// A success criterion of WCAG 2.2.
public struct Criterion: Hashable, Sendable {
  /// As in WCAG 2.2: `4.1.2`.
  public let number: String
  /// As in WCAG 2.2.
  public let name: String
  /// `A`, `AA` or `AAA`.
  public let level: String

  static let nonTextContent = Criterion(number: "1.1.1", name: "Non-text Content", level: "A")
  static let infoAndRelationships = Criterion(
    number: "1.3.1", name: "Info and Relationships", level: "A")
  static let meaningfulSequence = Criterion(
    number: "1.3.2", name: "Meaningful Sequence", level: "A")
  static let keyboard = Criterion(number: "2.1.1", name: "Keyboard", level: "A")
  static let noKeyboardTrap = Criterion(number: "2.1.2", name: "No Keyboard Trap", level: "A")
  static let focusOrder = Criterion(number: "2.4.3", name: "Focus Order", level: "A")
  static let headingsAndLabels = Criterion(
    number: "2.4.6", name: "Headings and Labels", level: "AA")
  static let labelInName = Criterion(number: "2.5.3", name: "Label in Name", level: "A")
  static let targetSize = Criterion(number: "2.5.5", name: "Target Size (Enhanced)", level: "AAA")
  static let targetSizeMinimum = Criterion(
    number: "2.5.8", name: "Target Size (Minimum)", level: "AA")
  static let languageOfPage = Criterion(number: "3.1.1", name: "Language of Page", level: "A")
  static let labelsOrInstructions = Criterion(
    number: "3.3.2", name: "Labels or Instructions", level: "A")
  static let nameRoleValue = Criterion(number: "4.1.2", name: "Name, Role, Value", level: "A")
  static let statusMessages = Criterion(number: "4.1.3", name: "Status Messages", level: "AA")
}
