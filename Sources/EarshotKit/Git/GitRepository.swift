import EarshotVocabulary

/// A repository with a working tree, asked through `git`. Nothing in it is ever changed.
struct GitRepository: Sendable {
  /// A commit, and what people call it.
  struct Commit: Hashable, Sendable {
    /// The whole id.
    var id: String
    /// As it was asked for: `main`, `HEAD~2`.
    var name: String
    /// The first digits of the id, as git shows them.
    var short: String { String(id.prefix(8)) }
  }

  /// The working tree's folder, without links.
  let root: String

  private static let mostBytes = 256_000_000

  /// - Parameter path: a file or a folder in it, which may be gone.
  /// - Throws: `EarshotError.usage` outside of a working tree, `.unavailable` where there is no git.
  init(around path: String) throws(EarshotError) {
    let folder = GitRepository.folder(around: path)
    let (code, bytes, message) = try GitRepository.ask(["rev-parse", "--show-toplevel"], in: folder)
    guard code == 0, let root = FileSystem.realPath(GitRepository.line(bytes)) else {
      let reason = message.isEmpty ? "" : " (git says: \(message))"
      throw .usage(
        "\(path == "." ? "the current folder" : path) lies in no working tree of a Git repository\(reason); "
          + "revisions are read from one")
    }
    self.root = root
  }

  /// The nearest folder that there is.
  private static func folder(around path: String) -> String {
    var folder = FileSystem.status(path)?.kind == .folder ? path : FilePath.folder(of: path)
    while FileSystem.status(folder)?.kind != .folder, folder != ".", folder != "/" {
      folder = FilePath.folder(of: folder)
    }
    return folder
  }

  // MARK: Commits

  /// - Throws: `EarshotError.usage` where it names no commit of this clone.
  func commit(_ revision: String) throws(EarshotError) -> Commit {
    if let commit = try commitIfAny(revision) { return commit }
    let names = try self.names()
    let hint = NearestName.hint(for: revision, among: names)
    let shallow = try isShallow() ? "; this clone is shallow, so fetch more of its history first" : ""
    throw .usage(
      "unknown revision \"\(revision)\"\(hint)\(shallow); "
        + "name a commit, a branch or a tag of \(ShownPath.of(root)) (`git log --oneline`)")
  }

  /// nil where it names no commit of this clone.
  func commitIfAny(_ revision: String) throws(EarshotError) -> Commit? {
    // What looks like an option must not become one.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else { return nil }
    let (code, bytes, _) = try ask([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ])
    let id = GitRepository.line(bytes)
    guard code == 0, id.utf8.count >= 40, id.allSatisfy(\.isHexDigit) else { return nil }
    return Commit(id: id, name: revision)
  }

  private func names() throws(EarshotError) -> [String] {
    let (_, bytes, _) = try ask(["for-each-ref", "--count=1000", "--format=%(refname:short)"])
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func isShallow() throws(EarshotError) -> Bool {
    let (_, bytes, _) = try ask(["rev-parse", "--is-shallow-repository"])
    return GitRepository.line(bytes) == "true"
  }

  /// Where the work that is checked out left the main branch, and which branch that is: the one that the remote
  /// names, else `main` or `master`, the remote's before the local one.
  func mergeBaseWithMain() throws(EarshotError) -> (commit: Commit, branch: String) {
    let (code, bytes, _) = try ask(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"])
    let named = code == 0 ? [GitRepository.line(bytes)] : []
    for branch in named + ["origin/main", "origin/master", "main", "master"] {
      guard try commitIfAny(branch) != nil else { continue }
      return (try mergeBase(of: branch, and: "HEAD"), branch)
    }
    throw .usage(
      "there is no branch origin/HEAD, main or master to compare with; name a revision: earshot diff REV")
  }

  /// The last commit that both have in their history.
  func mergeBase(of first: String, and second: String) throws(EarshotError) -> Commit {
    let ends = [try commit(first), try commit(second)]
    let (code, bytes, _) = try ask(["merge-base"] + ends.map(\.id))
    guard code == 0, let base = try commitIfAny(GitRepository.line(bytes)) else {
      let shallow =
        try isShallow()
        ? "; this clone is shallow: fetch its history (`git fetch --unshallow`; `fetch-depth: 0` for actions/checkout)"
        : ""
      throw .usage(
        "\(first) and \(second) have no commit in common\(shallow), or name a revision: earshot diff REV")
    }
    return Commit(id: base.id, name: base.short)
  }

  // MARK: Files

  /// Whether the path was in the last commit.
  func hasHad(_ path: String) throws(EarshotError) -> Bool {
    let absolute = FilePath.resolved(path, in: FileSystem.currentFolder() ?? "/")
    let name = FilePath.relative(absolute, to: root)
    return try ask(["cat-file", "-e", "HEAD:\(name)"]).code == 0
  }

  /// The files at a commit.
  ///
  /// - Parameter note: receives what can't be read as it was then.
  func files(at commit: Commit, note: (Notice) -> Void = { _ in }) throws(EarshotError) -> RevisionFiles {
    let tree = CommitTree(
      try answer(["ls-tree", "-r", "-z", "--full-tree", commit.id]), without: try notCheckedOut())
    let ignored = IgnoredFiles(
      try answer(["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]))
    var submodules: [String: RevisionFiles] = [:]
    for (name, id) in tree.submodules.sorted(by: { $0.key < $1.key }) {
      let folder = FilePath.join(root, name)
      // One that is not checked out has nothing on any side.
      guard FileSystem.status(FilePath.join(folder, ".git")) != nil else { continue }
      let inner = try GitRepository(around: folder)
      guard let commit = try inner.commitIfAny(id) else {
        note(
          Notice(
            .warning, .input, at: SourceLocation(file: ShownPath.of(folder), line: 1, column: 1),
            "the submodule's commit \(id.prefix(8)) is not fetched; it is read as it is now on both sides"))
        continue
      }
      submodules[name] = try inner.files(at: commit, note: note)
    }
    return RevisionFiles(
      root: root, tree: tree, ignored: ignored, objects: try GitObjects(of: root), submodules: submodules)
  }

  /// Files that a sparse checkout leaves out: what is not there now was no part of what is compared.
  private func notCheckedOut() throws(EarshotError) -> Set<String> {
    let isSparse = try ask(["config", "--type=bool", "core.sparseCheckout"]).bytes
    guard GitRepository.line(isSparse) == "true" else { return [] }
    // "S NAME": git skips the working tree for it.
    let listing = try answer(["ls-files", "-t", "-z"]).split(separator: 0)
    return Set(
      listing.filter { $0.starts(with: Array("S ".utf8)) }.map {
        String(decoding: $0.dropFirst(2), as: UTF8.self)
      })
  }

  // MARK: Asking

  func answer(_ arguments: [String]) throws(EarshotError) -> [UInt8] {
    let (code, bytes, message) = try ask(arguments)
    guard code == 0 else { throw .unreadable(ShownPath.of(root), "git \(arguments[0]) failed: \(message)") }
    return bytes
  }

  private func ask(_ arguments: [String]) throws(EarshotError) -> (
    code: CInt, bytes: [UInt8], message: String
  ) {
    try GitRepository.ask(arguments, in: root)
  }

  private static func ask(
    _ arguments: [String], in folder: String
  ) throws(EarshotError) -> (code: CInt, bytes: [UInt8], message: String) {
    let process = try GitProcess(arguments, in: folder)
    process.closeInput()
    let bytes = try? process.readAll(bound: mostBytes)
    let (code, message) = process.finish()
    guard let bytes else {
      throw .unreadable(folder, "git \(arguments[0]) answers with more than \(mostBytes) bytes")
    }
    return (code, bytes, message)
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0a && $0 != 0x0d }, as: UTF8.self)
  }
}
