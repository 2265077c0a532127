import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftSemantics

/// The Swift that Xcode and tools write of an app's catalogs while it is built, as one more file of the module whose code is
/// nearest to a catalog.
///
/// Names that are there already are left out: a declaration of the app's, where it has the generation switched off,
/// and one of the system's, of which Xcode says that they conflict.
struct GeneratedSymbols {
  private let assets: [String: [ResourceFile]]
  private let catalogs: StringCatalogs?

  init(_ resources: [ResourceFile], _ catalogs: StringCatalogs?) {
    let inside = resources.filter { $0.path.contains(".xcassets/") }
    assets = Dictionary(grouping: inside) { file in
      file.path.firstRange(of: ".xcassets/").map { String(file.path[..<$0.lowerBound]) } ?? ""
    }
    self.catalogs = catalogs
  }

  func add(to code: [AppModule], _ modules: [String: Module], of program: Program, _ reader: CodeReader) {
    guard !assets.isEmpty || !(catalogs?.isEmpty ?? true) else { return }
    let owners = Owners(code)
    let manual = catalogs?.manualTexts() ?? []
    let isMentioned = Mentioned(code)
    for (number, name) in code.map(\.name).enumerated() {
      guard let module = modules[name] else { continue }
      let names = KnownNames(program)
      let own = AssetNames(assets.filter { owners.owns(number, $0.key) }.flatMap(\.value))
      var written = AssetSymbols(own, names).code + TextSymbols(owners.own(number, manual), names).code
      if isMentioned.anyTool(in: number) {
        let texts = owners.own(number, catalogs?.allTexts() ?? [])
        let tools = ToolSymbols(texts, own) { isMentioned($0, in: number) }
        written += tools.code { name in modules.values.contains { !$0.types(named: name).isEmpty } }
      }
      guard !written.isEmpty else { continue }
      let text = "import DeveloperToolsSupport\nimport SwiftUI\nimport UIKit\n\(written)"
      let path = code[number].files.first.map { "\($0.path.folder)/GeneratedSymbols.swift" } ?? ""
      let source = SourceText(path: path, bytes: Array(text.utf8), module: name)
      _ = module.add(reader.read(source))
    }
  }

  /// Which of the names of tools the files of a module have.
  private struct Mentioned {
    private let names: [Set<String>]

    init(_ modules: [AppModule]) {
      names = modules.map { module in
        Set(ToolSymbols.names.filter { name in module.files.contains { $0.bytes.contains(text: name) } })
      }
    }

    func anyTool(in module: Int) -> Bool { !names[module].isEmpty }
    func callAsFunction(_ name: String, in module: Int) -> Bool { names[module].contains(name) }
  }

  /// Which module a catalog belongs to: the one with the files nearest to it.
  private struct Owners {
    private let folders: [Set<Substring>]

    init(_ modules: [AppModule]) {
      folders = modules.map { module in Set(module.files.map { $0.path[...].folder }) }
    }

    func owns(_ module: Int, _ path: String) -> Bool {
      guard folders.count > 1 else { return true }
      let near = folders.map { folders in
        folders.map { "\($0)/".foldersInCommon(with: path) }.max() ?? 0
      }
      return near[module] == near.max()
    }

    func own(
      _ module: Int, _ tables: [(table: String, texts: [StringCatalogs.KeyedText])]
    ) -> [(table: String, texts: [StringCatalogs.KeyedText])] {
      let files = Set(tables.flatMap { $0.texts.map(\.file) }).filter { owns(module, $0) }
      return tables.map { table, texts in (table, texts.filter { files.contains($0.file) }) }
    }
  }
}
