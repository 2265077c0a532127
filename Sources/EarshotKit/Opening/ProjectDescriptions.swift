import EarshotLocalization
import EarshotProjects
import EarshotSwiftUIScreens

/// Descriptions of a project that are written in Swift, such as Tuist's `Project.swift`: no part of the app.
enum ProjectDescriptions {
  private static let module = "ProjectDescription"

  /// Among Swift files those that are one, as what is shipped is told from.
  static func files(among files: [SourceFile]) -> [ResourceFile] {
    files.filter { file in
      ShippedFiles.descriptions.contains(String(FilePath.name(file.path)))
        && ImportedModules(of: [file]).names.contains(module)
    }.map { ResourceFile(path: $0.path, bytes: $0.bytes) }
  }
}
