import EarshotAudit
import EarshotVocabulary
import EarshotVoiceOver

/// One key of `.earshot.yml`. The reader, the schema in `Schemas/` and the page of the documentation
/// all go by the list of these.
struct ConfigurationKey: Sendable {
  /// What may stand behind a key.
  enum Shape: Sendable {
    case value(ConfigurationValue)
    /// One value or a list of them.
    case values(ConfigurationValue)
    /// `NAME=VALUE`, a list of such, or names with a value each. Without names any will do.
    case pairs(names: [String])
    /// Names, each with a value.
    case table(names: [String], ConfigurationValue)
    case section([ConfigurationKey])
  }

  var name: String
  var shape: Shape
  /// A sentence for editors and for the page.
  var help: String
}

/// The form of one value.
enum ConfigurationValue: Sendable {
  case text
  /// From the folder of the file.
  case path
  case flag
  case choice([String])
  /// Read by `OpenOptions`, which refuses what does not fit the pattern.
  case matching(String)
  /// An iOS version, such as 17 or 17.2.
  case version
}

/// A part of `.earshot.yml` that one command reads.
public enum ConfigurationSection: String, CaseIterable, Sendable {
  case read
  case audit
  /// `record` reads it too, so that a transcript says what `run` will hear.
  case run
  case diff
}

extension ConfigurationKey {
  /// Everything that may stand in the file.
  static let all = shared + output + sections

  static let sections = ConfigurationSection.allCases.map { section in
    ConfigurationKey(
      name: section.rawValue, shape: .section(shared + section.keys), help: section.help)
  }

  /// Keys of the file that are values, not sections.
  static let output = [
    ConfigurationKey(
      name: "format", shape: .value(.choice(["text", "json"])),
      help: "How results are written."),
    ConfigurationKey(
      name: "fail-on", shape: .value(.choice(["unknown"])),
      help: "Exit with 1 where something was not understood."),
    coverage,
  ]

  fileprivate static func allowUnread(_ result: String) -> ConfigurationKey {
    ConfigurationKey(
      name: "allow-unread", shape: .value(.flag),
      help: "Exit with 0, not with 2, where \(result) but a screen was not read at all.")
  }

  fileprivate static let coverage = ConfigurationKey(
    name: "coverage", shape: .value(.flag), help: "Says how much of the input was understood.")
}

extension ConfigurationSection {
  var help: String {
    switch self {
    case .read: "What holds for `earshot read` alone."
    case .audit: "What holds for `earshot audit` alone."
    case .run: "What holds for `earshot run` and `earshot record` alone."
    case .diff: "What holds for `earshot diff` alone."
    }
  }

  fileprivate var keys: [ConfigurationKey] {
    switch self {
    case .read: ConfigurationKey.output
    case .audit: ConfigurationKey.audit
    case .run: ConfigurationKey.run
    case .diff: ConfigurationKey.diff
    }
  }
}

extension ConfigurationKey {
  fileprivate static let audit: [ConfigurationKey] = [
    ConfigurationKey(
      name: "rules",
      shape: .section([
        ConfigurationKey(
          name: "off", shape: .values(.choice(AuditRules.all.map(\.id))),
          help: "Rules that are not asked; `--rule` asks one all the same."),
        ConfigurationKey(
          name: "severity",
          shape: .table(
            names: AuditRules.all.map(\.id), .choice(AuditSeverity.allCases.reversed().map(\.rawValue))),
          help: "How grave findings of a rule are, where that is not as its page says."),
      ]),
      help: "Which rules are asked, and how grave their findings are."),
    ConfigurationKey(
      name: "baseline", shape: .value(.path),
      help: "The file of findings that are known and don't count, as `--write-baseline` makes it."),
    ConfigurationKey(
      name: "exclude", shape: .values(.text),
      help:
        "Files and folders that are not audited: patterns with `*`, `**` and `?`; one without a slash is looked for in every folder."
    ),
    ConfigurationKey(
      name: "format",
      shape: .value(.choice(["text", "json", "sarif", "junit", "tap", "github", "markdown"])),
      help: "How findings are written."),
    ConfigurationKey(
      name: "fail-on", shape: .value(.choice(["error", "warning", "note", "never", "unknown"])),
      help:
        "The least severity with which the exit code is 1; unknown: beside warnings, also where something was not understood."
    ),
    allowUnread("there is no finding"),
    coverage,
  ]

  fileprivate static let run: [ConfigurationKey] = [
    ConfigurationKey(
      name: "format", shape: .value(.choice(["text", "json", "junit", "tap", "github", "markdown"])),
      help: "How results are written."),
    ConfigurationKey(
      name: "fail-on", shape: .value(.choice(["unknown"])),
      help: "Exit with 1 where something of the screens was not understood."),
    ConfigurationKey(
      name: "explain", shape: .value(.flag),
      help: "Under every difference, why that was heard; without it under the first of a case."),
    ConfigurationKey(
      name: "fail-fast", shape: .value(.flag),
      help: "Stops after the first case that does not pass."),
  ]

  fileprivate static let diff: [ConfigurationKey] = [
    ConfigurationKey(
      name: "format", shape: .value(.choice(["text", "json", "markdown", "github"])),
      help: "How the difference is written."),
    ConfigurationKey(
      name: "exit-code", shape: .value(.flag),
      help: "Exit with 1 where there is a difference, else with 2 where a screen was not read at all."),
    allowUnread("nothing differs"),
    ConfigurationKey(
      name: "base", shape: .value(.text),
      help: "The branch that work leaves, in place of the repository's main one."),
    ConfigurationKey(
      name: "fail-on", shape: .value(.choice(["lost", "unknown"])),
      help:
        "Exit with 1 where somebody can no longer do something, or where something was not understood."),
  ]
}
