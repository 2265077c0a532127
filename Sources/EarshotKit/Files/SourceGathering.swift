import EarshotLocalization
import EarshotProjects
import EarshotVocabulary

/// The files that definitions are looked up in beside the inputs: the source read, catalogs
/// ready to be read when a text is looked up.
struct SourceGathering {
  private(set) var swift: [SourceFile] = []
  private(set) var catalogs: [ResourceFile] = []
  private(set) var notices: [Notice] = []

  private var seen: Set<FileSystem.FileID>
  private var left: Int
  private let bounds: Bounds
  private let confinement: Confinement
  private let shown: ShownPath

  /// `inputs` are not gathered again; all other source files together stay under `bounds.projectBytes`.
  ///
  /// - Parameter shown: how the paths of what is gathered are written.
  init(
    passingBy inputs: Set<FileSystem.FileID>, bounds: Bounds, within confinement: Confinement,
    shown: ShownPath = ShownPath()
  ) {
    self.shown = shown
    seen = inputs
    self.confinement = confinement
    left = bounds.projectBytes
    self.bounds = bounds
  }

  /// Everything under a folder that the user named.
  mutating func gather(named folder: String) throws(EarshotError) {
    let readable = try InputPath.existing(folder, within: confinement)
    guard confinement.files.status(readable.real)?.kind == .folder else {
      throw .usage("--sources takes a folder, not \"\(folder)\"")
    }
    let walk = FolderWalk(readable, within: confinement)
    for passed in walk.unreadable { note(passed.path, "the folder can't be read: \(passed.reason)") }
    gather(walk, of: folder)
  }

  /// The package around an input's folder and the app around that, else the folder.
  mutating func gather(around folder: String) {
    if let package = EnclosingPackage.folder(around: folder, in: confinement.files) {
      let path = shown.path(package)
      if let walk = walk(path) { gather(walk, of: path) }
      let relatives = EnclosingPackage.relatives(of: package, within: confinement)
      notices += relatives.notices
      if let app = relatives.app, let walk = walk(shown.path(app)) { gather(walk, of: nil) }
    } else if let walk = walk(folder, limits: .surroundings) {
      gather(walk, of: nil)
    }
  }

  /// What users wrote around these folders to stand for packages.
  mutating func gather(stubsAround folders: [String]) {
    for folder in folders {
      for stubs in StubFolders.around(folder, in: confinement.files) {
        let path = shown.path(stubs)
        if let walk = walk(path) { gather(walk, of: path) }
      }
    }
  }

  /// The packages that were fetched for the projects around these folders and those that their manifests name by
  /// paths, as far as the inputs and what is gathered import their modules.
  mutating func gather(fetchedFor inputs: [SourceFile], around folders: [String]) {
    var projects: Set<String> = []
    var local: Set<String> = []
    for folder in folders {
      guard let package = EnclosingPackage.folder(around: folder, in: confinement.files) else {
        projects.insert(folder)
        continue
      }
      let relatives = EnclosingPackage.relatives(of: package, within: confinement)
      projects.formUnion([package] + relatives.folders)
      local.formUnion(relatives.dependencies)
    }
    var packages = FetchedPackages(of: projects.sorted(), local: local.sorted(), within: confinement)
    guard !packages.isEmpty else { return }
    var asked: Set<String> = []
    var open = inputs + swift
    var isOwn = true
    while !open.isEmpty {
      let wanted = ImportedModules(of: open).names.subtracting(asked).sorted()
      asked.formUnion(wanted)
      let known = swift.count
      for folder in wanted.compactMap({ packages.folder(of: $0, isOwn: isOwn) }) {
        if let walk = walk(shown.path(folder)) { gather(walk, of: nil) }
      }
      open = Array(swift[known...])
      isOwn = false
    }
  }

  /// Catalogs that lie in an input folder.
  mutating func gather(catalogs files: [ReadablePath]) {
    for file in files { take(FolderWalk.Found(file: file, role: .catalog)) }
  }

  private func walk(_ folder: String, limits: FolderWalk.Limits = .package) -> FolderWalk? {
    confinement.optional(folder).map { FolderWalk($0, within: confinement, limits: limits) }
  }

  /// `folder` is named in a notice where the walk stopped early; nil: it was only a guess at
  /// what might be of use, and stopping is no news.
  private mutating func gather(_ walk: FolderWalk, of folder: String?) {
    if walk.isCutShort, let folder {
      note(folder, FolderWalk.Limits.package.message + "is not looked up")
    }
    notices += walk.notices
    let leftOver = Set(walk.leftOver)
    for found in walk.found where !leftOver.contains(found.path) { take(found) }
  }

  private mutating func take(_ found: FolderWalk.Found) {
    guard let status = confinement.files.status(found.file.real), status.kind == .file,
      seen.insert(status.id).inserted
    else { return }
    if found.role == .catalog { return take(catalog: found.file) }
    do {
      let bytes = try confinement.files.read(found.file, bound: min(left, bounds.swiftBytes))
      left -= bytes.count
      swift.append(SourceFile(path: found.path, bytes: TextBytes.afterMark(bytes) ?? bytes))
    } catch {
      // What can't be read among the files beside the inputs is as if it were not there.
      guard case .overBound = error else { return }
      let bound =
        left < bounds.swiftBytes
        ? "\(bounds.projectBytes) bytes of all Swift files" : "\(bounds.swiftBytes) bytes of one Swift file"
      note(found.path, "not read: exceeds the bound of \(bound)")
    }
  }

  private mutating func take(catalog file: ReadablePath) {
    let (files, bound) = (confinement.files, bounds.inputBytes)
    catalogs.append(ResourceFile(path: file.shown) { try? files.read(file, bound: bound) })
  }

  private mutating func note(_ path: String, _ message: String) {
    let place = SourceLocation(file: path, line: 1, column: 1)
    notices.append(Notice(.warning, .input, at: place, message))
  }
}

/// Paths as they are shown: of one form with the inputs, so that all of an output's places read alike.
struct ShownPath {
  /// Whether the inputs are written from the root of the file system; nil: there are none to go by.
  private var isAbsolute: Bool?

  init() {}

  /// The form of the inputs.
  init(as inputs: [String]) {
    if !inputs.isEmpty { isAbsolute = inputs.allSatisfy { $0.hasPrefix("/") } }
  }

  func path(_ realPath: String) -> String {
    switch isAbsolute {
    case true?: return realPath
    case false?:
      return FileSystem.currentFolder().map { FilePath.relative(realPath, to: $0) } ?? realPath
    case nil: return ShownPath.of(realPath)
    }
  }

  /// Short under the current folder, absolute elsewhere.
  static func of(_ realPath: String) -> String {
    guard let current = FileSystem.currentFolder() else { return realPath }
    if realPath == current { return "." }
    let prefix = current == "/" ? "/" : current + "/"
    return realPath.hasPrefix(prefix) ? String(realPath.dropFirst(prefix.count)) : realPath
  }
}
