/// Which folders in a package's `Sources` are its targets', told by the manifest.
///
/// SwiftPM looks for a target `Tides` in `Sources/Tides` unless `path:` says otherwise, so a folder of which the
/// manifest says nothing is compiled for nobody: templates, data, code for another build
/// (https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html).
struct TargetFolders {
  static let root = "Sources"

  /// The names that the manifest has in quotes, and those that a quoted path goes through.
  private let named: Set<Substring>

  init(manifest: String) {
    named = Set(
      manifest.matches(of: /"([^"\n]*)"/).flatMap { $0.1.split(separator: "/") })
  }

  /// The manifest of the package that a folder `Sources` belongs to; nil: it belongs to none.
  init?(around sources: ReadablePath, in files: FileTree) {
    let manifest = ReadablePath(around: FilePath.folder(of: sources.real)).entry(PackageManifest.name)
    guard FilePath.name(sources.real) == TargetFolders.root, files.status(manifest.real)?.kind == .file,
      PackageManifest.isManifest(manifest, in: files),
      let bytes = try? files.read(manifest, bound: PackageManifest.mostBytes)
    else { return nil }
    self.init(manifest: String(decoding: bytes, as: UTF8.self))
  }

  /// Of the folders in `Sources` those that are no target's. None where the manifest names no folder at all: the
  /// one target has all of `Sources` then, or the names are computed.
  func leftOver(among folders: [String]) -> Set<String> {
    let others = folders.filter { !named.contains($0[...]) }
    return others.count < folders.count ? Set(others) : []
  }
}
