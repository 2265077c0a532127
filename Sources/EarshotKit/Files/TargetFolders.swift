import EarshotProjects

/// Which folders in a package's `Sources` are its targets', told by the manifest: any other is compiled for nobody,
/// such as templates, data, code for another build
/// (https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html).
struct TargetFolders {
  static let root = "Sources"

  /// The folders and files that targets compile, below the package's folder.
  private let compiled: [String]

  /// The manifest of the package that a folder `Sources` belongs to; nil: it belongs to none, or code computes what
  /// the targets compile.
  init?(around sources: ReadablePath, in files: FileTree) {
    let folder = FilePath.folder(of: sources.real)
    let manifest = ReadablePath(around: folder).entry(PackageManifest.name)
    guard FilePath.name(sources.real) == TargetFolders.root, files.status(manifest.real)?.kind == .file,
      PackageManifest.isManifest(manifest, in: files),
      let bytes = try? files.read(manifest, bound: PackageManifest.mostBytes)
    else { return nil }
    let package = SwiftPackage(manifest: bytes)
    guard package.unnamedTargets == 0, !package.hasComputedPaths else { return nil }
    compiled = package.buildTargets { files.status(FilePath.join(folder, $0))?.kind == .folder }
      .flatMap { $0.folders + Array($0.files) }
  }

  /// Of the folders in `Sources` those that are no target's. None where no target has any of them.
  func leftOver(among folders: [String]) -> Set<String> {
    let others = folders.filter { folder in
      let path = "\(TargetFolders.root)/\(folder)/"
      return !compiled.contains { place in
        place.isEmpty || path.hasPrefix(place + "/") || (place + "/").hasPrefix(path)
      }
    }
    return others.count < folders.count ? Set(others) : []
  }
}
