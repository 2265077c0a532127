import Foundation
import PackagePlugin

/// Packs the declarations under `Sources/SDK/Modules` into a file of Swift, again whenever one of them changes.
@main
struct SDKDeclarationsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let modules = context.package.directoryURL.appending(path: "Sources/SDK/Modules")
    let result = context.pluginWorkDirectoryURL.appending(path: "PackedDeclarations.swift")
    return [
      .buildCommand(
        displayName: "Packing the SDK's declarations",
        executable: try context.tool(named: "earshot-pack-sdk").url,
        arguments: [modules.path, result.path], inputFiles: try files(in: modules), outputFiles: [result])
    ]
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0) }
  }
}
