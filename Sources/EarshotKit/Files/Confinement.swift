import EarshotVocabulary
import Synchronization

/// Which files an opening may read: regular files inside its roots, once every link is resolved.
///
/// The roots are what the user named and the repository around it, else the package or project; what an
/// input names (a link, a manifest, a configuration, a transcript, a case) never makes a root. What is
/// refused is remembered, so that nothing is left out in silence.
package final class Confinement: Sendable {
  /// Why something is not read.
  struct Refusal: Error, Hashable {
    var path: String
    var reason: String

    var message: String { "not read: \(reason)" }
    var error: EarshotError { .unreadable(path, message) }
  }

  /// Where files are: on the disk, or in a commit.
  let files: FileTree
  /// What the user named, word by word: only that may be a pipe.
  private let named: Set<String>
  /// Real paths.
  private let roots: [String]
  private let refused = Mutex<[Refusal]>([])

  /// - Parameters:
  ///   - named: inputs and scripts as the user named them; `-` is none.
  ///   - allowed: further files and folders that the user named.
  package convenience init(named: [String], allowed: [String] = []) {
    self.init(named: named, allowed: allowed, in: .disk)
  }

  init(named: [String], allowed: [String] = [], in files: FileTree) {
    self.files = files
    self.named = Set(named + allowed)
    var roots: [String] = []
    for path in named where path != "-" { roots += ProjectRoot.roots(of: path) }
    for path in allowed { roots += Confinement.itself(path).map { [$0] } ?? [] }
    var seen: Set<String> = []
    self.roots = roots.filter { seen.insert($0).inserted }
  }

  /// Whether those are the words of the user.
  func isNamed(_ path: String) -> Bool { named.contains(path) }

  private init(named: Set<String>, roots: [String], in files: FileTree) {
    self.files = files
    self.named = named
    self.roots = roots
  }

  /// The same with nothing refused yet, and with more that the user named.
  package func allowing(_ paths: [String] = []) -> Confinement {
    Confinement(named: named.union(paths), roots: roots + paths.compactMap(Confinement.itself), in: files)
  }

  /// What was refused so far, as diagnostics in the order of their paths.
  var notices: [Notice] {
    let refused = refused.withLock { Set($0) }
    return refused.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }.map { refusal in
      let place = SourceLocation(file: refusal.path, line: 1, column: 1)
      return Notice(.warning, .input, at: place, refusal.message)
    }
  }

  // MARK: Passing

  /// The file or folder at a path that an input names.
  ///
  /// Where there is nothing inside the roots the path itself passes, and reading it fails as it would.
  func path(_ path: String) throws(Refusal) -> ReadablePath {
    guard let real = files.destination(of: path) else {
      throw Refusal(path: path, reason: "it is a link that leads out of the repository, or nowhere")
    }
    guard admits(real) else { throw Refusal(path: path, reason: reason(real)) }
    if files.status(real)?.kind == .stream { throw Refusal(path: path, reason: Confinement.noFile) }
    return ReadablePath(path, confinedTo: real)
  }

  /// The same where an input gives no place to throw at: what is refused is remembered as a diagnostic.
  func optional(_ path: String) -> ReadablePath? {
    do {
      return try self.path(path)
    } catch {
      refused.withLock { $0.append(error) }
      return nil
    }
  }

  /// Whether the path is a pipe that the user named, such as `<(command)`. A link is none, whatever it leads
  /// to, but for the names that the system gives to what is open.
  func isNamedStream(_ path: String) -> Bool {
    guard named.contains(path) else { return false }
    return FileSystem.isOpenDescriptor(path) || !FileSystem.isLink(path)
  }

  private func admits(_ real: String) -> Bool {
    let isSpecial = Confinement.isSpecial(real)
    return roots.contains { root in
      Confinement.contains(root, real) && (!isSpecial || Confinement.isSpecial(root))
    }
  }

  private func reason(_ real: String) -> String {
    if let folder = Confinement.specialFolders.first(where: { Confinement.contains($0, real) }) {
      return "it leads into \(folder), of which nothing is read"
    }
    let outside =
      roots.min { $0.utf8.count < $1.utf8.count }.map { "outside of \($0)" } ?? "where nothing may be read"
    return "it leads to \(real), \(outside); to read it, add --allow-outside \(real)"
  }

  private static let noFile = "it is a pipe, a socket or a device; only files are read"

  // MARK: Roots

  /// Where the system shows processes and devices as if they were files.
  private static let specialFolders = ["/proc", "/sys", "/dev"]

  static func isSpecial(_ real: String) -> Bool { specialFolders.contains { contains($0, real) } }

  static func contains(_ root: String, _ real: String) -> Bool {
    guard real.utf8.starts(with: root.utf8) else { return false }
    return real.utf8.count == root.utf8.count || root == "/"
      || real.utf8[real.utf8.index(real.utf8.startIndex, offsetBy: root.utf8.count)] == UInt8(ascii: "/")
  }

  /// What a path that the user named leads to; nil where that is nothing, or where a link leads to processes or devices.
  static func itself(_ path: String) -> String? {
    guard let real = FileSystem.realPath(path) else { return nil }
    if isSpecial(real), !specialFolders.contains(where: { path.hasPrefix($0 + "/") || path == $0 }) {
      return nil
    }
    return real
  }
}

/// The folder that belongs to an input as a whole.
enum ProjectRoot {
  /// What was named itself, and the project around its place.
  static func roots(of named: String) -> [String] {
    let itself = Confinement.itself(named).map { [$0] } ?? []
    if let real = itself.first, FileSystem.status(real)?.kind == .folder {
      // A link to a folder elsewhere: that folder counts, not what is around it.
      let isElsewhere = FileSystem.isLink(named)
      return itself + (isElsewhere ? [] : [project(around: real)])
    }
    // In a commit may be what is on the disk no more.
    let folder = FileSystem.destination(of: FilePath.folder(of: named))
    if folder == "/" || Confinement.isSpecial(folder) { return itself }
    return itself + [project(around: folder)]
  }

  /// The repository around a folder, else the package or the Xcode project, else the folder with the
  /// configuration, else the folder itself.
  static func project(around real: String) -> String { marked(around: real) ?? real }

  /// The same, but nil where nothing marks a project.
  static func marked(around real: String) -> String? {
    let above = EnclosingPackage.climbed(from: real)
    if let repository = above.first(where: { FileSystem.status(FilePath.join($0, ".git")) != nil }) {
      return repository
    }
    if let package = EnclosingPackage.folder(around: real) {
      return EnclosingPackage.app(around: package, .disk) ?? package
    }
    let configuration = ProjectConfiguration.fileName
    return above.first { FileSystem.status(FilePath.join($0, configuration)) != nil }
  }
}
