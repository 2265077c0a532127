import EarshotProjects
import EarshotVocabulary

/// The modules that Swift files are compiled into, told by the Swift packages and Xcode projects around them.
struct ModulesOfFiles {
  private let files: FileTree
  /// The projects in each folder that was looked at and above it, the nearest first; by the folder's real path.
  private var projects: [String: [BuildProject]] = [:]
  /// The real paths of folders by those that the files were handed over with.
  private var realFolders: [String: String?] = [:]
  /// The property lists that the projects in a folder build.
  private(set) var infoPlists: [(folder: ReadablePath, plan: BuiltInfoPlist)] = []
  /// The headers whose imports the code of targets sees, below the folders of their projects.
  private(set) var headers: [(folder: ReadablePath, path: String)] = []
  /// Projects that can't be read in full, by their real folders.
  private var unread: [(folder: String, notice: Notice)] = []

  private static let mostBytes = 64_000_000

  init(in files: FileTree) { self.files = files }

  /// The modules of a file, those that show an app's screens first; empty where no project compiles it.
  mutating func modules(of path: String) -> [ProgramLayout.Module] {
    let shown = FilePath.folder(of: path)
    if realFolders[shown] == nil { realFolders[shown] = .some(files.realPath(shown)) }
    guard let folder = realFolders[shown] ?? nil else { return [] }
    let file = FilePath.join(folder, String(FilePath.name(path)))
    // Before any module that really has the name.
    if let stub = StubFolders.module(of: file) { return [ProgramLayout.Module(project: "", name: stub)] }
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

  /// The folders of projects around a file that have targets, as their modules name them.
  mutating func projectFolders(around path: String) -> Set<String> {
    guard let folder = realFolders[FilePath.folder(of: path)] ?? nil else { return [] }
    return Set(projects(around: folder).filter { !$0.targets.isEmpty }.map(\.folder))
  }

  /// What is said where no project that could be read compiles a file, but one around it could not be.
  func notice(of path: String) -> Notice? {
    guard let folder = realFolders[FilePath.folder(of: path)] ?? nil else { return nil }
    return unread.last { folder == $0.folder || folder.hasPrefix($0.folder + "/") }?.notice
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

  private mutating func projects(in folder: ReadablePath) -> (projects: [BuildProject], isRepository: Bool) {
    var found: [BuildProject] = []
    let entries = files.entries(folder)
    for entry in entries {
      let path = folder.entry(entry.name)
      if entry.name == PackageManifest.name, PackageManifest.isManifest(path, in: files),
        let bytes = try? files.read(path, bound: PackageManifest.mostBytes)
      {
        let package = SwiftPackage(manifest: bytes)
        let targets = package.buildTargets { name in
          files.status(FilePath.join(folder.real, name))?.kind == .folder
        }
        if package.unnamedTargets > 0 {
          note(path, "\(package.unnamedTargets) of its targets have names that are computed", in: folder)
        }
        found.append(BuildProject(folder: folder.real, targets: targets))
      }
      if FilePath.fileExtension(entry.name) == EnclosingProjects.fileExtension, entry.kind == .folder,
        let bytes = try? files.read(path.entry("project.pbxproj"), bound: ModulesOfFiles.mostBytes)
      {
        if let project = XcodeProject(bytes, read: { read($0, below: folder) }) {
          found.append(BuildProject(folder: folder.real, targets: project.targets))
          infoPlists += project.infoPlists.map { (folder, $0) }
          headers += project.targets.flatMap(\.headers).map { (folder, $0) }
        } else {
          note(path.entry("project.pbxproj"), "it is no property list of a project", in: folder)
        }
      }
    }
    if found.allSatisfy(\.targets.isEmpty) { found += described(entries.map(\.name), in: folder) }
    return (found, entries.contains { $0.name == ".git" } && !isSubmodule(folder))
  }

  /// The project that another tool makes of a description, where it is not there yet.
  private mutating func described(_ names: [String], in folder: ReadablePath) -> [BuildProject] {
    var found: [BuildProject] = []
    func add(_ targets: [BuildTarget], _ plans: [BuiltInfoPlist]) {
      found.append(BuildProject(folder: folder.real, targets: targets))
      infoPlists += plans.map { (folder, $0) }
    }
    for name in names {
      if XcodeGenProject.fileNames.contains(name), let bytes = read(name, below: folder),
        let project = XcodeGenProject(
          String(decoding: bytes, as: UTF8.self), read: { read($0, below: folder) })
      {
        add(project.targets, project.infoPlists)
      } else if name == TuistProject.fileName, let bytes = read(name, below: folder) {
        let project = TuistProject(description: bytes)
        if !project.targets.isEmpty { add(project.targets, project.infoPlists) }
      }
    }
    return found
  }

  /// What a project names by a path is read where it lies in the project's folder.
  func read(_ path: String, below folder: ReadablePath) -> [UInt8]? {
    place(of: path, below: folder).flatMap { try? files.read($0, bound: PackageManifest.mostBytes) }
  }

  /// Whether a project's folder holds what the project names by a path.
  func has(_ path: String, below folder: ReadablePath) -> Bool { place(of: path, below: folder) != nil }

  private func place(of path: String, below folder: ReadablePath) -> ReadablePath? {
    guard let real = files.realPath(FilePath.join(folder.real, path)), real.hasPrefix(folder.real + "/")
    else { return nil }
    return ReadablePath(around: real)
  }

  /// Whether a folder is a submodule: its git data lies in that of the repository around it, which it is a part of
  /// (gitrepository-layout: `modules`).
  private func isSubmodule(_ folder: ReadablePath) -> Bool {
    guard let bytes = try? files.read(folder.entry(".git"), bound: 4_096) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("/.git/modules/")
  }

  private mutating func note(_ path: ReadablePath, _ cause: String, in folder: ReadablePath) {
    let message = "which files belong to which module is told by their folders: \(cause)"
    unread.append(
      (
        folder.real,
        Notice(.warning, .input, at: SourceLocation(file: path.shown, line: 1, column: 1), message)
      ))
  }
}
