import EarshotVocabulary
import Foundation

@testable import EarshotKit

/// A folder that is gone with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "earshot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
    return file
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

extension TemporaryFolder {
  /// A walk through the folder, or through one in it, that may read all of it.
  func walk(_ inner: String = "", limits: FolderWalk.Limits = .package) -> FolderWalk {
    let root = inner.isEmpty ? path : "\(path)/\(inner)"
    return FolderWalk(
      ReadablePath(namedByUser: root), within: Confinement(named: [path]), limits: limits)
  }

  /// Gathers what lies beside inputs in the folder.
  func gathering(passingBy inputs: Set<FileSystem.FileID> = [], bounds: Bounds = .standard) -> SourceGathering
  {
    SourceGathering(passingBy: inputs, bounds: bounds, within: Confinement(named: [path]))
  }
}

/// Source with one view and one preview of it.
let planetSource = """
  import SwiftUI

  struct PlanetCard: View {
    var body: some View {
      VStack {
        Text("Mars")
        Button("Visit") { print("landed") }
      }
    }
  }

  #Preview("Planet") { PlanetCard() }
  """

/// Source with two views that nobody uses.
let moonSource = """
  import SwiftUI

  struct Phobos: View {
    var body: some View {
      Text("Phobos")
    }
  }

  struct Deimos: View {
    var body: some View {
      Text("Deimos")
    }
  }
  """

extension TemporaryFolder {
  /// A folder with these files, by their paths in it.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(name, text) }
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}
