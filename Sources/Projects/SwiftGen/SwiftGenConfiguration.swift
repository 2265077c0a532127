/// What `swiftgen.yml` asks for (https://github.com/SwiftGen/SwiftGen, Documentation/ConfigFile.md).
package struct SwiftGenConfiguration {
  package enum Template: Hashable {
    /// One of those that SwiftGen brings.
    case named(String)
    /// A file, by its path from the configuration's folder.
    case file(String)
  }

  /// One file that a parser's inputs are written to.
  package struct Output {
    package var template: Template
    package var parameters: [String: Any]
  }

  /// Paths from the configuration's folder of the catalogs, or of folders of them.
  package var assetCatalogs: [(inputs: [String], output: Output)] = []

  /// - Parameter text: the configuration; nil is given for what is none.
  package init?(_ text: String) {
    guard let root = DescribedYAML.value(text) as? [String: Any] else { return nil }
    let folder = root["input_dir"] as? String
    let parsers = root["xcassets"].map { $0 as? [Any] ?? [$0] } ?? []
    for case let parser as [String: Any] in parsers {
      let inputs = SwiftGenConfiguration.texts(parser["inputs"] ?? parser["paths"])
        .map { input in folder.map { "\($0)/\(input)" } ?? input }
      let outputs = parser["outputs"].map { $0 as? [Any] ?? [$0] } ?? [parser]
      for case let output as [String: Any] in outputs {
        guard let template = SwiftGenConfiguration.template(output) else { continue }
        let parameters = output["params"] as? [String: Any] ?? [:]
        assetCatalogs.append((inputs, Output(template: template, parameters: parameters)))
      }
    }
  }

  private static func template(_ output: [String: Any]) -> Template? {
    if let path = output["templatePath"] as? String { return .file(path) }
    return (output["templateName"] as? String).map { .named($0) }
  }

  private static func texts(_ value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    return (value as? [Any])?.compactMap { $0 as? String } ?? []
  }
}
