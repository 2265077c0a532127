import EarshotLocalization
import EarshotSwiftUISource
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
  private let files: FileTree

  /// `inputs` are not gathered again; all other source files together stay under
  /// `bounds.inputBytes`.
  init(passingBy inputs: Set<FileSystem.FileID>, bounds: Bounds, in files: FileTree = .disk) {
    self.files = files
    seen = inputs
    left = bounds.inputBytes
    self.bounds = bounds
  }

  /// Everything under a folder that the user named.
  mutating func gather(named folder: String) throws(EarshotError) {
    guard let status = files.status(folder) else {
      throw .missing(path: folder, nearest: InputPath.nearest(to: folder, in: files))
    }
    guard status.kind == .folder else { throw .usage("--sources takes a folder, not \"\(folder)\"") }
    let walk = FolderWalk(folder, in: files)
    for passed in walk.unreadable { note(passed.path, "the folder can't be read: \(passed.reason)") }
    gather(walk, of: folder)
  }

  /// The package around an input's folder with what it is made with, else that folder.
  mutating func gather(around folder: String) {
    if let package = EnclosingPackage.folder(around: folder, in: files) {
      let shown = ShownPath.of(package)
      gather(FolderWalk(shown, in: files), of: shown)
      for relative in EnclosingPackage.relatives(of: package, in: files) {
        gather(FolderWalk(ShownPath.of(relative), in: files), of: nil)
      }
    } else {
      gather(FolderWalk(folder, in: files, limits: .surroundings), of: nil)
    }
  }

  /// The packages that were fetched for the projects around these folders, as far as the inputs and what is
  /// gathered import them.
  mutating func gather(fetchedFor inputs: [SourceFile], around folders: [String]) {
    let projects = folders.flatMap { folder in
      guard let package = EnclosingPackage.folder(around: folder, in: files) else { return [folder] }
      return [package] + EnclosingPackage.relatives(of: package, in: files)
    }
    var packages = FetchedPackages(of: Set(projects).sorted(), in: files)
    guard !packages.isEmpty else { return }
    var asked: Set<String> = []
    var open = inputs + swift
    while !open.isEmpty {
      let wanted = ImportedModules(of: open).names.subtracting(asked).sorted()
      asked.formUnion(wanted)
      let known = swift.count
      for folder in wanted.compactMap({ packages.folder(of: $0) }) {
        gather(FolderWalk(ShownPath.of(folder), in: files), of: nil)
      }
      open = Array(swift[known...])
    }
  }

  /// Catalogs that lie in an input folder.
  mutating func gather(catalogs paths: [String]) {
    for path in paths { take(FolderWalk.Found(path: path, role: .catalog)) }
  }

  /// `folder` is named in a notice where the walk stopped early; nil: it was only a guess at
  /// what might be of use, and stopping is no news.
  private mutating func gather(_ walk: FolderWalk, of folder: String?) {
    if walk.isCutShort, let folder {
      note(folder, "too many files: the rest of the folder is not looked up")
    }
    let leftOver = Set(walk.leftOver)
    for found in walk.found where !leftOver.contains(found.path) { take(found) }
  }

  private mutating func take(_ found: FolderWalk.Found) {
    guard let status = files.status(found.path), status.kind == .file,
      seen.insert(status.id).inserted
    else { return }
    if found.role == .catalog { return take(catalog: found.path) }
    do {
      let bytes = try files.read(found.path, bound: left)
      left -= bytes.count
      swift.append(SourceFile(path: found.path, bytes: TextBytes.afterMark(bytes) ?? bytes))
    } catch {
      // What can't be read among the files beside the inputs is as if it were not there.
      guard case .overBound = error else { return }
      note(found.path, "passed by: over the bound of \(bounds.inputBytes) bytes in all")
    }
  }

  private mutating func take(catalog path: String) {
    let (files, bound) = (files, bounds.inputBytes)
    catalogs.append(ResourceFile(path: path) { try? files.read(path, bound: bound) })
  }

  private mutating func note(_ path: String, _ message: String) {
    let place = SourceLocation(file: path, line: 1, column: 1)
    notices.append(Notice(.warning, .input, at: place, message))
  }
}

/// Paths as they are shown: short under the current folder, absolute elsewhere.
enum ShownPath {
  static func of(_ realPath: String) -> String {
    guard let current = FileSystem.currentFolder() else { return realPath }
    if realPath == current { return "." }
    let prefix = current == "/" ? "/" : current + "/"
    return realPath.hasPrefix(prefix) ? String(realPath.dropFirst(prefix.count)) : realPath
  }
}
