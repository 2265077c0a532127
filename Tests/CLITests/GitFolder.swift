import Foundation
import Testing

/// A repository in a temporary folder that is gone with its owner. Nobody's own settings of git count.
final class GitFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "earshot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch", "main")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try GitFolder.git(arguments, in: path)
  }

  @discardableResult
  static func git(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder, "-c", "user.name=Ada", "-c", "user.email=ada@example.org",
        "-c", "protocol.file.allow=always",
      ] + arguments
    // As in a hook, where git says which repository it is about.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func commit(_ files: [String: String] = [:]) throws {
    for (name, text) in files { try write(name, text) }
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "A change")
  }

  func write(_ name: String, _ text: String) throws {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    try #require(text.contains(old))
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// Runs the program as from a shell whose current folder is in the repository.
  func earshot(
    _ arguments: String..., in folder: String = ".", environment: [String: String] = [:]
  ) throws -> Program.Result {
    let shell = ["-c", "cd \"$0\" && exec \"$@\"", "\(path)/\(folder)", Program.path]
    return try Program.run(
      shell + arguments, environment: GitFolder.environment.merging(environment) { $1 }, program: "/bin/sh")
  }
}

/// A harbor's app, in one package with another beside it.
enum HarborProject {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Harbor", dependencies: [.package(path: "Tides")], targets: [.target(name: "Harbor")])
    """
  static let tides = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Tides", targets: [.target(name: "Tides")])
    """
  static let tideRow = """
    import SwiftUI

    public struct TideRow: View {
      public var body: some View { Text("High water at nine") }
    }
    """
  static let card = """
    import SwiftUI
    import Tides

    struct BerthCard: View {
      var body: some View {
        VStack {
          Text("Berth four")
          TideRow()
          CloseButton()
          Button("Reserve") { print("reserved") }
        }
      }
    }
    """
  static let close = """
    import SwiftUI

    struct CloseButton: View {
      var body: some View {
        Button { print("closed") } label: { Image(systemName: "xmark") }
          .accessibilityLabel("Close")
      }
    }
    """

  static func make() throws -> GitFolder {
    let folder = try GitFolder()
    try folder.commit([
      "Package.swift": manifest, "Tides/Package.swift": tides, "Tides/Sources/Tides/TideRow.swift": tideRow,
      "Sources/Harbor/BerthCard.swift": card, "Sources/Harbor/CloseButton.swift": close,
    ])
    return folder
  }
}
