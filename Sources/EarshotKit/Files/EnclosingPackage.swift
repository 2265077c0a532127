import EarshotVocabulary

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
  static func relatives(of package: String, within confinement: Confinement) -> Relatives {
    let files = confinement.files
    guard let real = files.realPath(package) else { return Relatives() }
    var relatives = localDependencies(of: real, within: confinement)
    relatives.app = app(around: real, files)
    return relatives
  }

  /// What belongs to a package, and what a manifest names but may not be read.
  struct Relatives {
    /// The packages that the manifest names by their paths, and theirs.
    var dependencies: [String] = []
    /// The project or workspace around it.
    var app: String?
    var notices: [Notice] = []

    var folders: [String] { dependencies + (app.map { [$0] } ?? []) }
  }

  /// Folders above a package that are looked at for an app around it.
  private static let levelsToApp = 4

  /// An Xcode project above a package, or a workspace above a project, inside the repository.
  static func app(around package: String, _ files: FileTree) -> String? {
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

  private static func localDependencies(
    of package: String, within confinement: Confinement
  ) -> Relatives {
    var found = Relatives()
    var open = [package]
    while let folder = open.popLast(), found.dependencies.count < mostDependencies {
      for (path, place) in pathsInManifest(of: folder, within: confinement) {
        let real: String
        do {
          real = try confinement.path(FilePath.resolved(path, in: folder)).real
        } catch {
          found.notices.append(Notice(.warning, .input, at: place, "package \"\(path)\" is \(error.message)"))
          continue
        }
        guard real != package, !found.dependencies.contains(real), !climbed(from: real, levels: 1).isEmpty,
          marks(of: real, confinement.files).isPackage
        else { continue }
        found.dependencies.append(real)
        open.append(real)
      }
    }
    return found
  }

  /// The paths of `.package(path: "../Tides")`, each with its place.
  private static func pathsInManifest(
    of folder: String, within confinement: Confinement
  ) -> [(path: String, place: SourceLocation)] {
    let manifest = FilePath.join(folder, PackageManifest.name)
    guard confinement.files.status(manifest) != nil, let file = confinement.optional(manifest),
      let bytes = try? confinement.files.read(file, bound: PackageManifest.mostBytes)
    else { return [] }
    let dependency = /\.package\(\s*(?:name:\s*"[^"\n]*"\s*,\s*)?path:\s*"([^"\n]+)"/
    let text = String(decoding: bytes, as: UTF8.self)
    return text.matches(of: dependency).map { match in
      let before = text[..<match.1.startIndex].utf8
      let line = before.count { $0 == 0x0a } + 1
      let column = (before.lastIndex(of: 0x0a).map { before[before.index(after: $0)...] } ?? before).count
      let file = ShownPath.of(manifest)
      return (String(match.1), SourceLocation(file: file, line: line, column: column + 1))
    }
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
    let folder = ReadablePath(around: folder)
    for entry in files.entries(folder) {
      if entry.name == PackageManifest.name {
        marks.hasManifest =
          entry.kind == .folder || PackageManifest.isManifest(folder.entry(entry.name), in: files)
      }
      if entry.name == ".git" { marks.isRepository = true }
      if entry.name.hasSuffix(".xcodeproj") { marks.isProject = true }
      if entry.name.hasSuffix(".xcworkspace") { marks.isWorkspace = true }
    }
    return marks
  }
}
