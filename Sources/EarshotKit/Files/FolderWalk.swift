import EarshotSwiftUIScreens
import EarshotVocabulary

/// Finds the source files and catalogs under a folder, nearest first, in a fixed order.
///
/// Hidden folders, build products and what package managers fetch are passed by. A folder is
/// entered once however many links lead to it, so a loop of links ends.
struct FolderWalk {
  /// How much is looked at before the walk stops.
  struct Limits {
    var entries: Int
    var files: Int

    /// A folder that is meant as a whole: an input, a package, a `--sources` folder.
    static let package = Limits(entries: 100_000, files: 20_000)
    /// The beginning of a notice that a folder has more.
    var message: String {
      "exceeds the bound of \(files) files or \(entries) names in one folder: the rest "
    }

    /// The surroundings of a single file that belongs to no package: whatever lies there.
    static let surroundings = Limits(entries: 2_000, files: 500)
  }

  enum Role: Hashable {
    case swift
    /// Texts and assets: string catalogs, `.strings`, asset catalogs, data that the app reads.
    case catalog
  }

  struct Found {
    var file: ReadablePath
    var role: Role

    var path: String { file.shown }
  }

  private(set) var found: [Found] = []
  /// The scripts for `earshot run` on the way.
  private(set) var transcripts: [ReadablePath] = []
  /// Scripts on the way that may not or can't be read.
  private(set) var closedTranscripts: [EarshotError] = []
  /// Swift files that lie among those of an Xcode project, of which no target compiles them.
  private(set) var leftOver: [String] = []
  /// Whether the walk stopped at a limit.
  private(set) var isCutShort = false
  /// Folders that can't be read, with the system's reason.
  private(set) var unreadable: [(path: String, reason: String)] = []
  /// What has a name that can't be told.
  private(set) var notices: [Notice] = []

  private static let passedBy: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "fastlane",
  ]
  private static let bundles: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "docc", "xctest", "bundle",
  ]
  private static let catalogs: Set<String> = ["xcstrings", "strings", "stringsdict"]

  /// The Xcode projects on the way.
  private var projects: [ReadablePath] = []
  private let confinement: Confinement
  /// The folders on the way whose files something else than an Xcode project names.
  private var packages: [String] = []

  typealias Listing = (ReadablePath) throws(FileSystem.ReadFailure) -> [FileSystem.Entry]

  /// - Parameter list: what is in a folder, in a fixed order.
  init(
    _ root: ReadablePath, within confinement: Confinement, limits: Limits = .package,
    list: Listing? = nil
  ) {
    self.confinement = confinement
    let list = list ?? confinement.files.readEntries
    var visited: Set<FileSystem.FileID> = []
    var folders = [root]
    var next = 0
    var left = limits.entries
    while next < folders.count {
      let folder = folders[next]
      next += 1
      guard let status = confinement.files.status(folder.real), status.kind == .folder,
        visited.insert(status.id).inserted
      else { continue }
      for entry in compiled(entries(of: folder, list), in: folder) {
        guard left > 0, found.count < limits.files else {
          isCutShort = true
          return
        }
        left -= 1
        guard !entry.name.hasPrefix(".") else { continue }
        look(at: entry, in: folder, &folders)
      }
    }
    findLeftOver(under: root.real)
  }

  private mutating func findLeftOver(under root: String) {
    let around = EnclosingProjects(around: root, in: confinement.files)
    guard !around.hasOtherBuild, !around.projects.isEmpty || !projects.isEmpty else { return }
    let compiled = CompiledFiles(of: around.projects + projects, in: confinement.files)
    let swift = found.filter { file in
      file.role == .swift && !packages.contains { file.path.hasPrefix($0) }
    }
    for (_, group) in Dictionary(grouping: swift.map(\.path), by: FilePath.folder(of:)) {
      leftOver += compiled.leftOver(among: group)
    }
    guard !leftOver.isEmpty else { return }
    leftOver.sort()
  }

  /// What is in a folder without the folders of a package that no target compiles.
  private func compiled(_ entries: [FileSystem.Entry], in folder: ReadablePath) -> [FileSystem.Entry] {
    guard let targets = TargetFolders(around: folder, in: confinement.files) else { return entries }
    let leftOver = targets.leftOver(among: entries.filter { $0.kind == .folder }.map(\.name))
    return entries.filter { !leftOver.contains($0.name) }
  }

  private mutating func entries(of folder: ReadablePath, _ list: Listing) -> [FileSystem.Entry] {
    do {
      return try list(folder)
    } catch {
      if case .system(let reason) = error { unreadable.append((folder.shown, reason)) }
      return []
    }
  }

  private mutating func look(
    at entry: FileSystem.Entry, in folder: ReadablePath, _ folders: inout [ReadablePath]
  ) {
    let fileExtension = FilePath.fileExtension(entry.name)
    switch entry.kind ?? confinement.files.status(FilePath.join(folder.real, entry.name))?.kind {
    case .folder:
      let isPassedBy =
        FolderWalk.passedBy.contains(entry.name) || FolderWalk.bundles.contains(fileExtension)
      let isProject = fileExtension == EnclosingProjects.fileExtension
      guard !isPassedBy || isProject, let path = readable(entry, in: folder) else { return }
      if !isPassedBy { folders.append(path) }
      if isProject { projects.append(path) }
    case .file:
      if fileExtension == ScriptFiles.fileExtension { return take(transcript: entry, in: folder) }
      let path = folder.entry(entry.name)
      let isOwnPackage =
        entry.name == PackageManifest.name && !PackageManifest.isManifest(path, in: confinement.files)
      if EnclosingProjects.otherBuilds.contains(entry.name), !isOwnPackage {
        packages.append(FilePath.join(folder.shown, ""))
      }
      guard let role = role(of: entry.name, fileExtension, in: folder.shown, isOwnPackage: isOwnPackage),
        let file = readable(entry, in: folder)
      else { return }
      found.append(Found(file: file, role: role))
    case .stream:
      if fileExtension == "swift" { note(folder.entry(entry.name), "not read: it is no regular file") }
    case nil:
      // What can't be looked at is news only where it would have been read.
      if !entry.isUTF8, !fileExtension.isEmpty { _ = readable(entry, in: folder) }
    }
  }

  /// An entry as it may be read: only a link can lead elsewhere.
  private mutating func readable(_ entry: FileSystem.Entry, in folder: ReadablePath) -> ReadablePath? {
    let path = folder.entry(entry.name)
    guard entry.isUTF8 else {
      note(path, FolderWalk.unknownName)
      return nil
    }
    if entry.kind == nil || (folder.real == "/" && Confinement.isSpecial(path.real)) {
      return confinement.optional(path.shown)
    }
    return path
  }

  private mutating func note(_ path: ReadablePath, _ message: String) {
    let place = SourceLocation(file: path.shown, line: 1, column: 1)
    notices.append(Notice(.warning, .input, at: place, message))
  }

  private static let unknownName = "not read: the name is not UTF-8"

  /// A transcript that is not run must not count as passed.
  private mutating func take(transcript entry: FileSystem.Entry, in folder: ReadablePath) {
    let path = folder.entry(entry.name)
    guard entry.isUTF8 else {
      closedTranscripts.append(.unreadable(path.shown, FolderWalk.unknownName))
      return
    }
    guard entry.kind == nil else { return transcripts.append(path) }
    do {
      transcripts.append(try confinement.path(path.shown))
    } catch {
      closedTranscripts.append(error.error)
    }
  }

  private func role(
    of name: String, _ fileExtension: String, in folder: String, isOwnPackage: Bool
  ) -> Role? {
    if fileExtension == "swift", name != PackageManifest.name || isOwnPackage { return .swift }
    let isData = ShippedFiles.kinds.contains(fileExtension) && name != "Contents.json"
    let isCatalog =
      FolderWalk.catalogs.contains(fileExtension) || isAssetCatalog(name, folder)
      || isDataModel(name, folder) || SwiftGenFiles.configurations.contains(name)
      || fileExtension == SwiftGenFiles.templateExtension || ShippedFiles.descriptions.contains(name)
    return isCatalog || isData ? .catalog : nil
  }

  private func isDataModel(_ name: String, _ folder: String) -> Bool {
    name == ManagedClasses.fileName && FilePath.fileExtension(folder) == ManagedClasses.folderExtension
  }

  private func isAssetCatalog(_ name: String, _ folder: String) -> Bool {
    name == "Contents.json" && folder.contains(".xcassets")
  }
}
