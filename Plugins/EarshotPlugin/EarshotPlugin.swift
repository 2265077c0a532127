import Foundation
import PackagePlugin

/// `swift package earshot COMMAND ...`: the program, run in the folder of the package that depends
/// on Earshot. Its exit code is that of `swift package`, but that any failure is 1 there.
@main
struct EarshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "earshot").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      exit(process.terminationReason == .exit ? process.terminationStatus : 70)
    }
  }
}
