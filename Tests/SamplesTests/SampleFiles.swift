import Foundation

/// The folder `Samples`, found from where this file lies.
enum SampleFiles {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Samples")

  /// The app: a folder that is read as one input.
  static let app = "Tidepool"

  /// Paths relative to the folder, sorted, so that test cases have the same names everywhere.
  static let all: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path())
    return (found?.compactMap { $0 as? String } ?? []).sorted()
  }()

  static let sessions = all.filter { $0.hasSuffix(".earshot") }
  static let swift = all.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  static let documents = all.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }

  /// What is opened by itself: every file that belongs to no app, and the app.
  static let inputs = swift.filter { !$0.hasPrefix(app + "/") } + documents + [app]

  static func path(_ relative: String) -> String { folder.appending(path: relative).path() }

  static func text(_ relative: String) throws -> String {
    try String(contentsOf: folder.appending(path: relative), encoding: .utf8)
  }
}
