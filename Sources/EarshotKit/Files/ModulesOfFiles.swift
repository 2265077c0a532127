import EarshotProjects
import EarshotSwiftUISource

/// The modules that Swift files are compiled into, told by the Swift packages and Xcode projects around them.
struct ModulesOfFiles {
  private let files: FileTree
  /// The projects in each folder that was looked at and above it, the nearest first; by the folder's real path.
  private var projects: [String: [BuildProject]] = [:]
  /// The real paths of folders by those that the files were handed over with.
  private var realFolders: [String: String?] = [:]

  private static let mostBytes = 64_000_000

  init(in files: FileTree) { self.files = files }

  /// The modules of a file, those that show an app's screens first; empty where no project compiles it.
  mutating func modules(of path: String) -> [ProgramLayout.Module] {
    let shown = FilePath.folder(of: path)
    if realFolders[shown] == nil { realFolders[shown] = .some(files.realPath(shown)) }
    guard let folder = realFolders[shown] ?? nil else { return [] }
    let file = FilePath.join(folder, String(FilePath.name(path)))
    for project in projects(around: folder) {
      let targets = project.targets(compiling: FilePath.relative(file, to: project.folder))
      guard targets.isEmpty else {
        var seen: Set<String> = []
        return targets.map(\.module).filter { seen.insert($0).inserted }.map {
          ProgramLayout.Module(project: project.folder, name: $0)
        }
      }
    }
    return []
  }

  private mutating func projects(around folder: String) -> [BuildProject] {
    if let known = projects[folder] { return known }
    let climbed = EnclosingPackage.climbed(from: folder)
    var around: [BuildProject] = []
    for folder in climbed.reversed() {
      if let known = projects[folder] {
        around = known
        continue
      }
      let found = projects(in: ReadablePath(around: folder))
      // What lies around a repository is no part of it.
      around = found.projects + (found.isRepository ? [] : around)
      projects[folder] = around
    }
    return around
  }

  private func projects(in folder: ReadablePath) -> (projects: [BuildProject], isRepository: Bool) {
    var found: [BuildProject] = []
    let entries = files.entries(folder)
    for entry in entries {
      let path = folder.entry(entry.name)
      if entry.name == PackageManifest.name, PackageManifest.isManifest(path, in: files),
        let bytes = try? files.read(path, bound: PackageManifest.mostBytes)
      {
        let targets = SwiftPackage(manifest: NestingGuard(bytes).bytes).buildTargets { name in
          files.status(FilePath.join(folder.real, name))?.kind == .folder
        }
        found.append(BuildProject(folder: folder.real, targets: targets))
      }
      if FilePath.fileExtension(entry.name) == EnclosingProjects.fileExtension, entry.kind == .folder,
        let bytes = try? files.read(path.entry("project.pbxproj"), bound: ModulesOfFiles.mostBytes),
        let project = XcodeProject(bytes)
      {
        found.append(BuildProject(folder: folder.real, targets: project.targets))
      }
    }
    return (found, entries.contains { $0.name == ".git" })
  }
}
