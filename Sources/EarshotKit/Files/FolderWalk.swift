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
    /// The surroundings of a single file that belongs to no package: whatever lies there.
    static let surroundings = Limits(entries: 2_000, files: 500)
  }

  enum Role: Hashable {
    case swift
    /// Texts and assets: string catalogs, `.strings`, asset catalogs, data that the app reads.
    case catalog
  }

  struct Found {
    var path: String
    var role: Role
  }

  private(set) var found: [Found] = []
  /// The scripts for `earshot run` on the way.
  private(set) var transcripts: [String] = []
  /// Swift files that lie among those of an Xcode project, of which no target compiles them.
  private(set) var leftOver: [String] = []
  /// Whether the walk stopped at a limit.
  private(set) var isCutShort = false
  /// Folders that can't be read, with the system's reason.
  private(set) var unreadable: [(path: String, reason: String)] = []

  private static let passedBy: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "fastlane",
  ]
  private static let bundles: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "docc", "xctest", "bundle",
  ]
  private static let catalogs: Set<String> = ["xcstrings", "strings", "stringsdict"]
  private static let data: Set<String> = [
    "json", "geojson", "csv", "tsv", "plist", "xib", "storyboard", "txt", "md", "html",
  ]

  /// The Xcode projects on the way.
  private var projects: [String] = []
  /// The folders on the way whose files something else than an Xcode project names.
  private var packages: [String] = []

  typealias Listing = (String) throws(FileSystem.ReadFailure) -> [FileSystem.Entry]

  private let files: FileTree

  /// - Parameters:
  ///   - files: where the folder is.
  ///   - list: what is in a folder, in a fixed order; nil: as `files` say.
  init(_ root: String, in files: FileTree = .disk, limits: Limits = .package, list: Listing? = nil) {
    self.files = files
    let list = list ?? files.readEntries
    var visited: Set<FileSystem.FileID> = []
    var folders = [root]
    var next = 0
    var left = limits.entries
    while next < folders.count {
      let folder = folders[next]
      next += 1
      guard let status = files.status(folder), status.kind == .folder,
        visited.insert(status.id).inserted
      else { continue }
      for entry in entries(of: folder, list) {
        guard left > 0, found.count < limits.files else {
          isCutShort = true
          return
        }
        left -= 1
        guard !entry.name.hasPrefix(".") else { continue }
        look(at: entry, in: folder, &folders)
      }
    }
    findLeftOver(under: root)
  }

  private mutating func findLeftOver(under root: String) {
    let around = EnclosingProjects(around: root, in: files)
    guard !around.hasOtherBuild, !around.projects.isEmpty || !projects.isEmpty else { return }
    let compiled = CompiledFiles(of: around.projects + projects, in: files)
    let swift = found.filter { file in
      file.role == .swift && !packages.contains { file.path.hasPrefix($0) }
    }
    for (_, group) in Dictionary(grouping: swift.map(\.path), by: FilePath.folder(of:)) {
      leftOver += compiled.leftOver(among: group)
    }
    guard !leftOver.isEmpty else { return }
    leftOver.sort()
  }

  private mutating func entries(of folder: String, _ list: Listing) -> [FileSystem.Entry] {
    do {
      return try list(folder)
    } catch {
      if case .system(let reason) = error { unreadable.append((folder, reason)) }
      return []
    }
  }

  private mutating func look(
    at entry: FileSystem.Entry, in folder: String, _ folders: inout [String]
  ) {
    let path = FilePath.join(folder, entry.name)
    let fileExtension = FilePath.fileExtension(entry.name)
    switch entry.kind ?? files.status(path)?.kind {
    case .folder:
      let isPassedBy =
        FolderWalk.passedBy.contains(entry.name) || FolderWalk.bundles.contains(fileExtension)
      if !isPassedBy { folders.append(path) }
      if fileExtension == EnclosingProjects.fileExtension { projects.append(path) }
    case .file:
      if EnclosingProjects.otherBuilds.contains(entry.name), !isOwnPackage(path, entry.name) {
        packages.append(FilePath.join(folder, ""))
      }
      if fileExtension == "swift", entry.name != PackageManifest.name || isOwnPackage(path, entry.name) {
        found.append(Found(path: path, role: .swift))
      } else if FolderWalk.catalogs.contains(fileExtension) || isAssetCatalog(entry.name, folder)
        || isDataModel(entry.name, folder)
        || (FolderWalk.data.contains(fileExtension) && entry.name != "Contents.json")
      {
        found.append(Found(path: path, role: .catalog))
      } else if fileExtension == ScriptFiles.fileExtension {
        transcripts.append(path)
      }
    case .stream, nil: break
    }
  }

  private func isOwnPackage(_ path: String, _ name: String) -> Bool {
    name == PackageManifest.name && !PackageManifest.isManifest(path, in: files)
  }

  private func isDataModel(_ name: String, _ folder: String) -> Bool {
    name == ManagedClasses.fileName && FilePath.fileExtension(folder) == ManagedClasses.folderExtension
  }

  private func isAssetCatalog(_ name: String, _ folder: String) -> Bool {
    name == "Contents.json" && folder.contains(".xcassets")
  }
}
