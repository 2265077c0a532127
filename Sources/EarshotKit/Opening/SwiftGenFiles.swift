import EarshotLocalization
import EarshotProjects

/// The Swift that SwiftGen writes of an app's asset catalogs while it is built, by the app's own configuration and
/// templates.
enum SwiftGenFiles {
  static let configurations: Set<String> = ["swiftgen.yml", "swiftgen.yaml"]
  static let templateExtension = "stencil"

  /// One file for each output.
  static func files(of resources: [ResourceFile]) -> [SourceFile] {
    let configurations = resources.filter { self.configurations.contains(String(FilePath.name($0.path))) }
    guard !configurations.isEmpty else { return [] }
    let templates = resources.filter { FilePath.fileExtension($0.path) == templateExtension }
    return configurations.flatMap { file -> [SourceFile] in
      guard let bytes = file.bytes(),
        let configuration = SwiftGenConfiguration(String(decoding: bytes, as: UTF8.self))
      else { return [] }
      let folder = FilePath.folder(of: file.path)
      return configuration.assetCatalogs.compactMap { inputs, output in
        let catalogs = inputs.flatMap { self.catalogs(in: FilePath.resolved($0, in: folder), resources) }
        // It is compiled with the code beside the catalogs, wherever it is written to.
        guard let place = catalogs.first?.path,
          let code = code(output, ["catalogs": catalogs.map(\.catalog.context)], templates, in: folder)
        else { return nil }
        return SourceFile(path: place, bytes: Array(code.utf8), isMade: true)
      }
    }
  }

  private static func code(
    _ output: SwiftGenConfiguration.Output, _ context: [String: Any], _ templates: [ResourceFile],
    in folder: String
  ) -> String? {
    func text(_ file: ResourceFile) -> String? { file.bytes().map { String(decoding: $0, as: UTF8.self) } }
    switch output.template {
    case .named(let name):
      return SwiftGenTemplate.builtin(named: name).flatMap {
        SwiftGenTemplate.code($0, context, parameters: output.parameters)
      }
    case .file(let path):
      let wanted = FilePath.resolved(path, in: folder)
      guard let template = templates.first(where: { $0.path == wanted }).flatMap(text) else { return nil }
      let near = FilePath.folder(of: wanted)
      let others = templates.filter { $0.path.hasPrefix("\(near)/") }.compactMap { file in
        text(file).map { (String(file.path.dropFirst(near.count + 1)), $0) }
      }
      return SwiftGenTemplate.code(
        template, others: Dictionary(others, uniquingKeysWith: { first, _ in first }), context,
        parameters: output.parameters)
    }
  }

  /// The catalog at a path, or those in a folder.
  private static func catalogs(
    in path: String, _ resources: [ResourceFile]
  ) -> [(path: String, catalog: AssetCatalog)] {
    let mark = ".xcassets/"
    var descriptions: [String: [(path: String, bytes: [UInt8])]] = [:]
    for file in resources where file.path.hasPrefix("\(path)/") {
      guard let end = file.path.firstRange(of: mark), let bytes = file.bytes() else { continue }
      descriptions[String(file.path[..<end.lowerBound]), default: []]
        .append((String(file.path[end.upperBound...]), bytes))
    }
    return descriptions.keys.sorted().map { catalog in
      (
        "\(catalog).xcassets",
        AssetCatalog(name: String(FilePath.name(catalog)), descriptions: descriptions[catalog] ?? [])
      )
    }
  }
}
