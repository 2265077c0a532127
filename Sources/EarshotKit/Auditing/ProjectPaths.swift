import EarshotAudit
import EarshotVocabulary

/// Names files as their project does: by the path from the root of the repository, else from the current
/// folder. So a finding is the same whether the input was named `App`, `./App` or by its whole path.
struct ProjectPaths {
  private var roots: [String: String?] = [:]
  private let currentFolder = FileSystem.currentFolder()

  /// The path of a file in its project; a name that leads to no file stays as it is.
  mutating func path(of file: String) -> String {
    guard let real = FileSystem.realPath(file) else { return file }
    if let root = root(of: FilePath.folder(of: real)) { return FilePath.relative(real, to: root) }
    guard let currentFolder, real.hasPrefix("\(currentFolder)/") else { return real }
    return FilePath.relative(real, to: currentFolder)
  }

  /// Whether there is a file of that path in the project of `neighbor`.
  mutating func hasFile(_ path: String, besides neighbor: String) -> Bool {
    if path.hasPrefix("/") { return FileSystem.status(path) != nil }
    guard let real = FileSystem.realPath(neighbor) else { return true }
    let root = root(of: FilePath.folder(of: real)) ?? currentFolder ?? "."
    return FileSystem.status(FilePath.join(root, path)) != nil
  }

  /// The folder above that is a Git repository.
  private mutating func root(of folder: String) -> String? {
    if let known = roots[folder] { return known }
    var root: String?
    if FileSystem.status(FilePath.join(folder, ".git")) != nil {
      root = folder
    } else if folder != "/", folder.hasPrefix("/") {
      root = self.root(of: FilePath.folder(of: folder))
    }
    roots[folder] = root
    return root
  }
}

extension Baseline {
  /// What it knows and nobody finds any more: of rules that were asked and of files that were audited or are
  /// gone. Of other files and rules nothing is known.
  func stale(
    among findings: [Finding], rules: [AuditRule], inputs: [String], _ paths: inout ProjectPaths
  ) -> [Entry] {
    let asked = Set(rules.map(\.id))
    let audited = Set(inputs.map { paths.path(of: $0) })
    return left(after: findings).filter { entry in
      guard asked.contains(entry.rule) else { return false }
      if audited.contains(entry.file) { return true }
      return inputs.first.map { !paths.hasFile(entry.file, besides: $0) } ?? false
    }
  }
}
