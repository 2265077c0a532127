import Foundation
import PackagePlugin

/// Packs the declarations under `Sources/SDK/Modules` into files of Swift: one for each module, made again when a
/// file of that module changes, and one that lists them.
@main
struct SDKDeclarationsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/SDK/Modules")
    let tool = try context.tool(named: "earshot-pack-sdk").url
    let names = try modules(in: folder)
    let list = context.pluginWorkDirectoryURL.appending(path: "PackedModules.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Listing the SDK's modules", executable: tool, arguments: ["--list", list.path] + names,
        outputFiles: [list])
    ]
    for name in names {
      let module = folder.appending(path: name)
      let result = context.pluginWorkDirectoryURL.appending(path: "Packed\(name).swift")
      commands.append(
        .buildCommand(
          displayName: "Packing the declarations of \(name)", executable: tool,
          arguments: [module.path, result.path], inputFiles: try files(in: module), outputFiles: [result]))
    }
    return commands
  }

  private func modules(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
      !name.contains(".") && ((try? files(in: folder.appending(path: name)))?.isEmpty == false)
    }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0) }
  }
}
