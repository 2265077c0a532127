/// The manifest of a Swift package, told from a source file of an app that has a type `Package`.
enum PackageManifest {
  static let name = "Package.swift"
  static let mostBytes = 1_000_000

  /// Whether a file of that name is a manifest. What says neither the version of the tools nor imports what
  /// manifests are written with, and declares something, is an app's own.
  static func isManifest(_ path: ReadablePath, in files: FileTree) -> Bool {
    guard let bytes = try? files.read(path, bound: mostBytes) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("swift-tools-version") || text.contains("import PackageDescription") { return true }
    return !text.contains(/\b(?:struct|class|enum|actor|protocol|extension) Package\b/)
  }
}
