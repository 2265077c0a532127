import Foundation
import PackagePlugin

/// Packs the declarations under `Sources/SDK/Modules` into files of Swift: one for each module, made again when a
/// file of that module changes, and one that lists them. Those under `Packages` stand for packages that aren't fetched.
@main
struct SDKDeclarationsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/SDK/Modules")
    let tool = try context.tool(named: "earshot-pack-sdk").url
    let modules = try modules(in: folder) + modules(in: folder.appending(path: "Packages"))
    let list = context.pluginWorkDirectoryURL.appending(path: "PackedModules.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Listing the SDK's modules", executable: tool, arguments: ["--list", list.path] + modules.map(\.lastPathComponent),
        outputFiles: [list])
    ]
    for module in modules {
      let name = module.lastPathComponent
      let result = context.pluginWorkDirectoryURL.appending(path: "Packed\(name).swift")
      commands.append(
        .buildCommand(
          displayName: "Packing the declarations of \(name)", executable: tool,
          arguments: [module.path, result.path], inputFiles: try files(in: module), outputFiles: [result]))
    }
    return commands
  }

  /// The folders that hold declarations.
  private func modules(in folder: URL) throws -> [URL] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
    return names.sorted().filter { !$0.contains(".") }.map { folder.appending(path: $0) }
      .filter { ((try? files(in: $0))?.isEmpty == false) }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0) }
  }
}
