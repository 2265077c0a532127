import Foundation
import Testing

@testable import EarshotKit

@Suite("Schemas/earshot.schema.json and Documentation/configuration.md follow the program")
struct ConfigurationSchemaTests {
  @Test("The schema is what the list of keys says")
  func schema() throws {
    try GeneratedFile.expect("Schemas/earshot.schema.json", is: ConfigurationSchema.text)
  }

  /// A file as an editor sees it, and the same as the program reads it: JSON is YAML.
  private func accepts(_ text: String) throws -> (schema: Bool, program: Bool) {
    let bySchema = try JSONSchema(text: ConfigurationSchema.text).faults(in: JSONValue(text)).isEmpty
    let byProgram: Bool
    do throws(EarshotError) {
      _ = try ProjectConfiguration(
        parsing: Array(text.utf8), path: ".earshot.yml", within: Confinement(named: [DocumentationPage.root]))
      byProgram = true
    } catch {
      byProgram = false
    }
    return (bySchema, byProgram)
  }

  @Test(
    "What the schema accepts the program reads",
    arguments: [
      "{}", "null", #"{"ios": 17}"#, #"{"ios": "17.2"}"#, #"{"ios": 17.2}"#, #"{"locale": "zh-Hans"}"#,
      #"{"now": "2026-01-31T09:41:00+01:00"}"#, #"{"now": "2026-01-31"}"#,
      #"{"dynamic-type": "accessibility-5"}"#,
      #"{"sources": "Shared"}"#, #"{"sources": ["Shared", "Other"]}"#, #"{"setting": {"hints": "off"}}"#,
      #"{"setting": "hints=off"}"#, #"{"setting": ["hints=off", "punctuation=all"]}"#,
      #"{"state": {"count": 3}}"#,
      #"{"state": ["count=3"]}"#, #"{"preview": 2, "device": "ipad", "orientation": "landscape"}"#,
      #"{"format": "json", "fail-on": "unknown", "coverage": true}"#, #"{"read": null}"#,
      #"{"read": {"ios": 17, "coverage": false}}"#, #"{"audit": {"rules": {"off": ["missing-label"]}}}"#,
      #"{"audit": {"rules": {"off": "missing-label", "severity": {"small-target": "error"}}}}"#,
      #"{"audit": {"baseline": "known.json", "exclude": ["Generated", "**/*_Previews.swift"], "fail-on": "never"}}"#,
      #"{"audit": {"format": "sarif", "style": "snapshot"}}"#,
      #"{"run": {"explain": true, "fail-fast": false}}"#,
      #"{"run": {"format": "junit", "locale": "de"}}"#,
      #"{"diff": {"format": "markdown", "exit-code": true, "base": "main", "fail-on": "lost"}}"#,
    ])
  func accepted(text: String) throws {
    let (schema, program) = try accepts(text)
    #expect(schema)
    #expect(program)
  }

  @Test(
    "What the schema refuses the program refuses",
    arguments: [
      "[]", "3", #"{"iso": 17}"#, #"{"ios": 12}"#, #"{"ios": 28}"#, #"{"ios": [17]}"#, #"{"ios": "new"}"#,
      #"{"ios": null}"#,
      #"{"view": null}"#, #"{"locale": "german"}"#, #"{"now": "tomorrow"}"#, #"{"device": "watch"}"#,
      #"{"time-zone": "../etc"}"#, #"{"sources": {"a": "b"}}"#, #"{"setting": {"hint": "off"}}"#,
      #"{"setting": "hints"}"#,
      #"{"state": [["a"]]}"#, #"{"format": "sarif"}"#, #"{"fail-on": "error"}"#, #"{"coverage": "perhaps"}"#,
      #"{"read": 3}"#, #"{"read": {"rules": {}}}"#, #"{"audit": {"rule": {}}}"#,
      #"{"audit": {"rules": {"of": []}}}"#,
      #"{"audit": {"rules": {"off": ["misssing-label"]}}}"#,
      #"{"audit": {"rules": {"severity": {"small-target": "fatal"}}}}"#,
      #"{"audit": {"rules": {"severity": {"small-targets": "error"}}}}"#, #"{"audit": {"fail-on": "fatal"}}"#,
      #"{"audit": {"exclude": {"a": 1}}}"#, #"{"run": {"baseline": "x"}}"#, #"{"run": {"explain": 1}}"#,
      #"{"diff": {"exit-code": "always"}}"#, #"{"diff": {"format": "sarif"}}"#, #"{"audit": {"audit": {}}}"#,
    ])
  func refused(text: String) throws {
    let (schema, program) = try accepts(text)
    #expect(!schema)
    #expect(!program)
  }

  // MARK: The page

  @Test(
    "The page's tables are what the list of keys says",
    arguments: ["all commands", "read", "audit", "run", "diff"])
  func page(part: String) throws {
    let shared = Set(ConfigurationKey.shared.map(\.name))
    let keys: [ConfigurationKey] =
      if part == "all commands" {
        ConfigurationKey.shared + ConfigurationKey.output
      } else if case .section(let keys)? = ConfigurationKey.sections.first(where: { $0.name == part })?.shape
      {
        keys.filter { !shared.contains($0.name) }
      } else {
        []
      }
    let table =
      "| key | takes | meaning |\n|---|---|---|\n" + keys.flatMap { rows($0, "") }.joined(separator: "\n")
    try GeneratedFile.expect(part, of: "Documentation/configuration.md", is: table)
  }

  private func rows(_ key: ConfigurationKey, _ prefix: String) -> [String] {
    if case .section(let keys) = key.shape { return keys.flatMap { rows($0, "\(prefix)\(key.name).") } }
    return ["| `\(prefix)\(key.name)` | \(takes(key.shape)) | \(key.help) |"]
  }

  private func takes(_ shape: ConfigurationKey.Shape) -> String {
    switch shape {
    case .value(let value): takes(value)
    case .values(let value): "\(takes(value)), or a list"
    case .pairs: "names with values, or a list of `NAME=VALUE`"
    case .table(_, let value): "names, each with \(takes(value))"
    case .section: "keys"
    }
  }

  private func takes(_ value: ConfigurationValue) -> String {
    switch value {
    case .text: "text"
    case .path: "path"
    case .flag: "`true` or `false`"
    case .version: "version"
    case .matching: "text"
    case .choice(let values) where values.count > 8: "a name"
    case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}

@Suite("Documentation/settings.md follows the program")
struct SettingsPageTests {
  @Test("The table is the list of VoiceOver settings")
  func table() throws {
    let rows = VoiceOverSettings.catalog.map { setting in
      let values = setting.values.map { "`\($0)`" }.joined(separator: ", ")
      return
        "| `\(setting.key)` | \(values) | `\(setting.defaultValue)` | \(setting.meaning) | \(setting.evidence) |"
    }
    let table =
      "| setting | values | on a new iPhone | meaning | evidence |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n")
    #expect(VoiceOverSettings.catalog.allSatisfy { !$0.evidence.isEmpty })
    try GeneratedFile.expect("settings", of: "Documentation/settings.md", is: table)
  }
}
