import EarshotAudit
import EarshotTranscript
import EarshotVocabulary
import Yams

/// Reads `.earshot.yml` by the list of its keys. What is not in the list is an error at its place.
struct ConfigurationReader {
  let path: String
  /// What the file may name.
  let confinement: Confinement

  private var folder: String { FilePath.folder(of: path) }

  mutating func read(
    _ bytes: [UInt8], into configuration: inout ProjectConfiguration
  ) throws(EarshotError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path, "not UTF-8")
    }
    let root: Node?
    do {
      root = try LargeStack.run { try Yams.compose(yaml: text) }
    } catch {
      throw syntax(error)
    }
    guard let root, !ConfigurationReader.isEmpty(root) else { return }
    let entries = try entries(of: root, ConfigurationKey.all, in: nil)
    for (key, value) in entries {
      if let section = ConfigurationSection(rawValue: key.name), case .section(let keys) = key.shape {
        configuration.sections[section] = try options(of: value, keys, section, &configuration.audit)
      } else {
        configuration.options += try options(key, value)
      }
    }
  }

  private static func isEmpty(_ node: Node) -> Bool {
    node.scalar.map { $0.string.isEmpty || $0.string == "null" || $0.string == "~" } ?? false
  }

  // MARK: Mappings

  /// The members of a mapping, each with its key in the list.
  private func entries(
    of node: Node, _ keys: [ConfigurationKey], in section: String?
  ) throws(EarshotError) -> [(ConfigurationKey, Node)] {
    if ConfigurationReader.isEmpty(node) { return [] }
    guard let mapping = node.mapping else {
      throw fault(
        node,
        section.map { "\"\($0)\" takes keys of its own, such as \(keys[0].name)" }
          ?? "expected options, such as ios: 17")
    }
    return try mapping.map { name, value throws(EarshotError) in
      let shown = name.scalar?.string ?? ""
      guard name.scalar != nil, let key = keys.first(where: { $0.name == shown }) else {
        throw unknown(name, "key \"\(shown)\"", shown, keys.map(\.name), in: section)
      }
      return (key, value)
    }
  }

  private func options(
    of node: Node, _ keys: [ConfigurationKey], _ section: ConfigurationSection,
    _ audit: inout AuditConfiguration
  ) throws(EarshotError) -> [TranscriptOption] {
    var options: [TranscriptOption] = []
    for (key, value) in try entries(of: node, keys, in: section.rawValue) {
      switch (section, key.name) {
      case (.audit, "rules"): try readRules(key, value, &audit)
      case (.audit, "baseline"): audit.baseline = try self.options(key, value).last?.value
      case (.audit, "exclude"):
        let patterns = try texts(of: value, for: key)
        audit.exclude = FilePatterns(patterns.map(\.0), in: folder)
      default: options += try self.options(key, value)
      }
    }
    return options
  }

  private func readRules(
    _ key: ConfigurationKey, _ node: Node, _ audit: inout AuditConfiguration
  ) throws(EarshotError) {
    guard case .section(let keys) = key.shape else { return }
    for (key, value) in try entries(of: node, keys, in: "audit.rules") {
      if key.name == "off" {
        audit.off = try texts(of: value, for: key).map { text, node throws(EarshotError) in
          try check(text, among: AuditRules.all.map(\.id), "rule", node)
        }
      } else if case .table(let names, .choice(let values)) = key.shape {
        for (name, value) in try pairs(of: value, for: key) {
          let rule = try check(name.0, among: names, "rule", name.1)
          let severity = try check(value.0, among: values, "severity", value.1)
          audit.severities[rule] = AuditSeverity(rawValue: severity)
        }
      }
    }
  }

  // MARK: Values

  private func options(
    _ key: ConfigurationKey, _ node: Node
  ) throws(EarshotError) -> [TranscriptOption] {
    try texts(of: node, for: key).map { text, node throws(EarshotError) in
      let option = TranscriptOption(name: key.name, value: text)
      try check(option, key.shape, node)
      let resolved =
        if case .value(.path) = key.shape {
          TranscriptOption(name: key.name, value: FilePath.resolved(text, in: folder))
        } else {
          TranscriptOptions.resolved(option, in: folder)
        }
      if resolved != option || TranscriptOptions.paths(in: [resolved]) != [] {
        try confine(resolved.value, "\(key.name) \"\(text)\"", node)
      }
      return resolved
    }
  }

  /// A path may lead to nothing that the file's project does not hold.
  private func confine(_ path: String, _ what: String, _ node: Node) throws(EarshotError) {
    do throws(Confinement.Refusal) {
      _ = try confinement.path(path)
    } catch {
      throw fault(node, "\(what) is \(error.message)")
    }
  }

  private func texts(
    of node: Node, for key: ConfigurationKey
  ) throws(EarshotError) -> [(String, Node)] {
    switch key.shape {
    case .value:
      guard let scalar = node.scalar, !ConfigurationReader.isEmpty(node) else {
        throw fault(node, "\"\(key.name)\" takes one value")
      }
      return [(scalar.string, node)]
    case .pairs:
      if node.mapping == nil { return try list(node, key) }
      return try pairs(of: node, for: key).map { ("\($0.0.0)=\($0.1.0)", $0.1.1) }
    case .values, .table, .section: return try list(node, key)
    }
  }

  private func list(_ node: Node, _ key: ConfigurationKey) throws(EarshotError) -> [(String, Node)] {
    if let scalar = node.scalar, !ConfigurationReader.isEmpty(node) { return [(scalar.string, node)] }
    guard let list = node.sequence else {
      throw fault(node, "\"\(key.name)\" takes a value or a list of values")
    }
    return try list.map { node throws(EarshotError) in
      guard let scalar = node.scalar else {
        throw fault(node, "\"\(key.name)\" takes a list of texts")
      }
      return (scalar.string, node)
    }
  }

  private typealias Place = (String, Node)

  private func pairs(
    of node: Node, for key: ConfigurationKey
  ) throws(EarshotError) -> [(Place, Place)] {
    guard let mapping = node.mapping else {
      throw fault(node, "\"\(key.name)\" takes names with one value each")
    }
    return try mapping.map { name, value throws(EarshotError) in
      guard let key = name.scalar, let text = value.scalar else {
        throw fault(value, "\"\(key.name)\" takes names with one value each")
      }
      return ((key.string, name), (text.string, value))
    }
  }

  /// Options of all commands are read as on the command line, the others by their form.
  private func check(
    _ option: TranscriptOption, _ shape: ConfigurationKey.Shape, _ node: Node
  ) throws(EarshotError) {
    if OpenOptions.names.contains(option.name) {
      var options = OpenOptions()
      do {
        return try options.set(option.name, to: option.value)
      } catch {
        throw fault(node, error.notices.map(\.message).joined(separator: "; "))
      }
    }
    guard case .value(let form) = shape else { return }
    switch form {
    case .choice(let values): _ = try check(option.value, among: values, "value", node)
    case .flag: _ = try check(option.value, among: ["true", "false"], "value", node)
    case .text, .path, .matching, .version: break
    }
  }

  private func check(
    _ text: String, among names: [String], _ what: String, _ node: Node
  ) throws(EarshotError) -> String {
    guard names.contains(text) else { throw unknown(node, "\(what) \"\(text)\"", text, names, in: nil) }
    return text
  }

  // MARK: Errors

  private func unknown(
    _ node: Node, _ what: String, _ text: String, _ names: [String], in section: String?
  ) -> EarshotError {
    let place = section.map { " in \($0)" } ?? ""
    let choices =
      names.count <= 12
      ? "; choose from \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" : ""
    let hint = NearestName.of(text, among: names).map { "; did you mean \"\($0)\"?" } ?? choices
    return fault(node, "unknown \(what)\(place)\(hint)")
  }

  private func fault(_ node: Node, _ message: String) -> EarshotError {
    let mark = node.mark
    let place = SourceLocation(file: path, line: mark?.line ?? 1, column: mark?.column ?? 1)
    return .unreadable([Notice(.error, .input, at: place, message)])
  }

  private func syntax(_ error: any Error) -> EarshotError {
    guard let error = error as? YamlError else { return .unreadable(path, "no YAML: \(error)") }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = SourceLocation(file: path, line: mark.line, column: mark.column)
      return .unreadable([Notice(.error, .input, at: place, "no YAML: \(problem)")])
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.joined(separator: ", ")
      let place = SourceLocation(file: path, line: context.mark.line, column: context.mark.column)
      return .unreadable([Notice(.error, .input, at: place, "given twice: \(keys)")])
    default: return .unreadable(path, "no YAML that can be read")
    }
  }
}
