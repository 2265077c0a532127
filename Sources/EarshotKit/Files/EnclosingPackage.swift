/// The folder that a file's definitions are looked up in when none is named: the package or
/// project around it.
enum EnclosingPackage {
  /// Levels that are climbed at most.
  static let climb = 32

  /// The nearest folder, from `folder` upward, with `Package.swift`, `.git` or an Xcode project.
  ///
  /// Never the file system's root and never the home folder: neither is a package, whatever
  /// lies in it.
  static func folder(around folder: String, in files: FileTree = .disk) -> String? {
    guard let real = files.realPath(folder) else { return nil }
    return climbed(from: real, levels: climb).first { marks(of: $0, files).isPackage }
  }

  /// The packages that a package's manifest names by their paths, theirs too, and the Xcode project or
  /// workspace that the package is a part of: an app's views, texts and models are spread over them.
  static func relatives(of package: String, in files: FileTree = .disk) -> [String] {
    guard let real = files.realPath(package) else { return [] }
    return localDependencies(of: real, files) + [app(around: real, files)].compactMap { $0 }
  }

  /// Folders above a package that are looked at for an app around it.
  private static let levelsToApp = 4

  /// An Xcode project above a package, or a workspace above a project, inside the repository.
  private static func app(around package: String, _ files: FileTree) -> String? {
    let own = marks(of: package, files)
    guard !own.isRepository, !own.isWorkspace else { return nil }
    for folder in climbed(from: FilePath.folder(of: package), levels: levelsToApp) {
      let found = marks(of: folder, files)
      if found.isWorkspace || (found.isProject && !own.isProject) { return folder }
      if found.isRepository { return nil }
    }
    return nil
  }

  /// Packages that are taken along at most.
  private static let mostDependencies = 100

  private static func localDependencies(of package: String, _ files: FileTree) -> [String] {
    var found: [String] = []
    var open = [package]
    while let folder = open.popLast(), found.count < mostDependencies {
      for path in pathsInManifest(of: folder, files) {
        guard let real = files.realPath(FilePath.resolved(path, in: folder)), real != package,
          !found.contains(real), !climbed(from: real, levels: 1).isEmpty, marks(of: real, files).isPackage
        else { continue }
        found.append(real)
        open.append(real)
      }
    }
    return found
  }

  /// The paths of `.package(path: "../Tides")`.
  private static func pathsInManifest(of folder: String, _ files: FileTree) -> [String] {
    let manifest = FilePath.join(folder, PackageManifest.name)
    guard let bytes = try? files.read(manifest, bound: PackageManifest.mostBytes) else { return [] }
    let dependency = /\.package\(\s*(?:name:\s*"[^"\n]*"\s*,\s*)?path:\s*"([^"\n]+)"/
    return String(decoding: bytes, as: UTF8.self).matches(of: dependency).map { String($0.1) }
  }

  /// The folder and those above it, up to neither the file system's root nor the home folder.
  static func climbed(from folder: String, levels: Int = climb) -> [String] {
    let home = FileSystem.homeFolder()
    var result: [String] = []
    var current = folder
    while result.count < levels, current != "/", current != home {
      result.append(current)
      current = FilePath.folder(of: current)
    }
    return result
  }

  private struct Marks {
    var isRepository = false
    var isWorkspace = false
    var isProject = false
    var hasManifest = false

    var isPackage: Bool { isRepository || isWorkspace || isProject || hasManifest }
  }

  private static func marks(of folder: String, _ files: FileTree) -> Marks {
    var marks = Marks()
    for entry in files.entries(folder) {
      if entry.name == PackageManifest.name {
        marks.hasManifest =
          entry.kind == .folder || PackageManifest.isManifest(FilePath.join(folder, entry.name), in: files)
      }
      if entry.name == ".git" { marks.isRepository = true }
      if entry.name.hasSuffix(".xcodeproj") { marks.isProject = true }
      if entry.name.hasSuffix(".xcworkspace") { marks.isWorkspace = true }
    }
    return marks
  }
}
