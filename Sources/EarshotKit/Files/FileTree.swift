/// The files that a project is read from: those on the disk, or those with the files of a repository as they
/// were at a commit. Paths mean the same in both, so that whoever reads one side or the other says the same names.
struct FileTree: Sendable {
  /// What is on the disk now.
  static let disk = FileTree()

  /// Whose files take the place of those on the disk; nil: nobody's.
  private(set) var revision: RevisionFiles?

  init(revision: RevisionFiles? = nil) { self.revision = revision }

  /// What is at the path, links followed; nil where there is nothing that can be reached.
  func status(_ path: String) -> FileSystem.Status? {
    switch place(path) {
    case .disk(let path): FileSystem.status(path)
    case .revision(let files, let name): files.status(name)
    case .nothing: nil
    }
  }

  /// The names in a folder in a fixed order; empty where it can't be read.
  func entries(_ path: ReadablePath) -> [FileSystem.Entry] { (try? readEntries(path)) ?? [] }

  /// The names in a folder in a fixed order.
  func readEntries(_ path: ReadablePath) throws(FileSystem.ReadFailure) -> [FileSystem.Entry] {
    switch place(path.real) {
    case .disk: try FileSystem.readEntries(path)
    case .revision(let files, let name): try files.entries(name)
    case .nothing: throw .system("No such file or directory")
    }
  }

  /// All bytes of a file, but never more than `bound`.
  func read(_ path: ReadablePath, bound: Int) throws(FileSystem.ReadFailure) -> [UInt8] {
    switch place(path.real) {
    case .disk: try FileSystem.read(path, bound: bound)
    case .revision(let files, let name): try files.read(name, bound: bound)
    case .nothing: throw .system("No such file or directory")
    }
  }

  /// The path without links and dots; nil where there is nothing.
  func realPath(_ path: String) -> String? {
    switch place(path) {
    case .disk(let path): FileSystem.realPath(path)
    case .revision(let files, let name): files.status(name) == nil ? nil : files.path(of: name)
    case .nothing: nil
    }
  }

  /// Where a path leads, as far as it is there; nil for a link of a commit that leads out of its repository.
  func destination(of path: String) -> String? {
    switch place(path) {
    case .disk(let path): FileSystem.destination(of: path)
    case .revision(let files, let name): files.path(of: name)
    case .nothing: nil
    }
  }

  private func place(_ path: String) -> RevisionFiles.Place {
    revision?.place(of: path) ?? .disk(path)
  }
}
