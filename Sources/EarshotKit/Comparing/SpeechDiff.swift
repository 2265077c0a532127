import EarshotVocabulary

/// What a change does to speech: the working tree, or a commit, against an earlier one.
public struct SpeechDiff {
  /// What is compared.
  let repository: GitRepository
  let base: GitRepository.Commit
  /// The branch that the base was found by; nil where it was named.
  let branch: String?
  /// nil: the working tree.
  let head: GitRepository.Commit?
  /// What is read of both versions.
  public let inputs: [String]

  /// Reads `[REV] [INPUT...]`.
  ///
  /// A revision is a commit, a branch or a tag, or a range as git knows it: `A..B`, and `A...B` for what B did since
  /// it left A. Without one it is the commit at which the work that is checked out left the main branch. Without an
  /// input it is the whole repository around the current folder. `PATH@REV` says both.
  ///
  /// - Parameter mainBranch: the branch that work leaves; nil: the one that the repository calls its main one.
  /// - Throws: `EarshotError.usage` for what is neither a revision nor a path, and outside of a repository.
  public init(_ arguments: [String], mainBranch: String? = nil) throws(EarshotError) {
    repository = try GitRepository(
      around: arguments.map { ComparedInput($0).path }.first(where: SpeechDiff.isThere) ?? ".")
    var inputs: [String] = []
    var revisions: [String] = []
    for (index, argument) in arguments.enumerated() {
      if index == 0, try SpeechDiff.isRevision(argument, repository) {
        revisions.append(argument)
        continue
      }
      let input = ComparedInput(argument)
      if let revision = input.revision, !revisions.contains(revision) { revisions.append(revision) }
      inputs.append(input.revision == nil ? argument : input.path)
    }
    guard revisions.count < 2 else {
      throw .usage("diff compares with one revision, not with several: \(revisions.joined(separator: ", "))")
    }
    (base, head, branch) = try SpeechDiff.commits(revisions.first, repository, mainBranch)
    self.inputs = inputs.isEmpty ? [ShownPath.of(repository.root)] : inputs
  }

  private static func isThere(_ path: String) -> Bool { FileSystem.status(path) != nil }

  /// Whether the first argument is the revision.
  ///
  /// - Throws: where it is both a revision and a path, or can only be a revision and is none.
  private static func isRevision(_ text: String, _ repository: GitRepository) throws(EarshotError) -> Bool {
    let isCommit = try repository.commitIfAny(text) != nil
    if isThere(text) {
      guard isCommit, !text.contains("."), !text.contains("/") else { return false }
      throw .usage("\"\(text)\" is a path and a revision: write ./\(text) or refs/heads/\(text)")
    }
    if isCommit || (text.contains("..") && !text.contains("/..") && !text.hasPrefix("../")) { return true }
    // A path may be there at another revision only.
    if text.contains("@") || FilePath.fileExtension(text) != "" { return false }
    if text.contains("/"), try repository.hasHad(text) { return false }
    _ = try repository.commit(text)
    return true
  }

  private static func commits(
    _ revision: String?, _ repository: GitRepository, _ mainBranch: String?
  ) throws(EarshotError) -> (GitRepository.Commit, GitRepository.Commit?, String?) {
    guard let revision else {
      if let mainBranch {
        return (try repository.mergeBase(of: mainBranch, and: "HEAD"), nil, mainBranch)
      }
      let found = try repository.mergeBaseWithMain()
      return (found.commit, nil, found.branch)
    }
    if let dots = revision.firstRange(of: "...") {
      let (first, second) = ends(of: revision, dots)
      return (try repository.mergeBase(of: first, and: second), try repository.commit(second), nil)
    }
    if let dots = revision.firstRange(of: "..") {
      let (first, second) = ends(of: revision, dots)
      return (try repository.commit(first), try repository.commit(second), nil)
    }
    return (try repository.commit(revision), nil, nil)
  }

  private static func ends(of range: String, _ dots: Range<String.Index>) -> (String, String) {
    let (first, second) = (range[..<dots.lowerBound], range[dots.upperBound...])
    return (first.isEmpty ? "HEAD" : String(first), second.isEmpty ? "HEAD" : String(second))
  }
}

extension SpeechDiff {
  /// Reads both versions and pairs their screens.
  ///
  /// - Throws: `EarshotError.unreadable` where neither version has a screen, `.missing` where neither has the input.
  public func comparison(_ options: OpenOptions) throws(EarshotError) -> ProjectComparison {
    var before = ProjectComparison.Version(name: base.name, commit: base.id)
    if let branch { before.name = "the merge base with \(branch), \(base.short)" }
    let after = ProjectComparison.Version(name: head?.name ?? "the working tree", commit: head?.id)
    var comparison = ProjectComparison(before: before, after: after, iOS: options.profile.version)
    comparison.root = repository.root
    let changes = try repository.changes(from: base, to: head)
    var notes: [Notice] = []
    let newFiles: FileTree =
      if let head { FileTree(revision: try repository.files(at: head) { notes.append($0) }) } else { .disk }
    guard !changes.names.isEmpty else {
      try checkInputs(newFiles, newFiles)
      return comparison
    }
    let oldFiles = FileTree(revision: try repository.files(at: base) { notes.append($0) })
    try checkInputs(oldFiles, newFiles)
    let renamed = Dictionary(
      changes.renamed.map { (absolute($0.key), absolute($0.value)) }, uniquingKeysWith: { first, _ in first })
    let new = try opened(inputs, options, newFiles, after)
    let old = try opened(namesThen(renamed, in: oldFiles), options, oldFiles, before)
    if old == nil, new == nil, let name = options.view ?? options.preview {
      throw .usage(
        "there is no screen \"\(name)\" in the input, neither in \(after.name) nor in \(before.name)")
    }
    guard old?.screens.isEmpty == false || new?.screens.isEmpty == false else {
      throw .unreadable(inputs[0], "there is no screen in it, neither in \(after.name) nor in \(before.name)")
    }
    let changed = Set(changes.names.map { absolute($0) })
    let screens = ComparedScreens(
      old, new,
      oldFile: { file in
        let path = FilePath.resolved(file, in: current)
        return renamed[path] ?? path
      }, newFile: { FilePath.resolved($0, in: current) }, areChosen: false,
      isChanged: { changed.contains(FilePath.resolved($0, in: current)) })
    try oldFiles.checkThatAllWasRead(before)
    try newFiles.checkThatAllWasRead(after)
    comparison.compare(screens)
    comparison.silent = comparison.screens.filter { screen in
      let file = screen.after.location.map { FilePath.resolved($0.file, in: current) } ?? ""
      return !screen.differs && screen.before.stops.isEmpty && screen.after.stops.isEmpty
        && changed.contains(file)
    }.map(\.after)
    comparison.syntaxErrors =
      (old?.syntaxErrorSummary ?? []).map { $0.of(before) } + (new?.syntaxErrorSummary ?? [])
    comparison.take(
      notices: (old?.notices ?? []) + screens.old.flatMap(\.notices),
      notes + (new?.notices ?? []) + screens.new.flatMap(\.notices))
    return comparison
  }

  private var current: String { FileSystem.currentFolder() ?? "/" }

  private func absolute(_ name: String) -> String { FilePath.join(repository.root, name) }

  private func checkInputs(_ old: FileTree, _ new: FileTree) throws(EarshotError) {
    for input in inputs where old.status(input) == nil && new.status(input) == nil {
      throw .missing(
        path: input, nearest: InputPath.nearest(to: input, within: Confinement(named: inputs, in: new)))
    }
  }

  /// The inputs by the names that they had.
  private func namesThen(_ renamed: [String: String], in files: FileTree) -> [String] {
    inputs.map { input in
      guard files.status(input) == nil else { return input }
      let path = FilePath.resolved(input, in: current)
      return renamed.first { $0.value == path }.map { ShownPath.of($0.key) } ?? input
    }
  }

  /// nil where a version has nothing of the inputs.
  private func opened(
    _ inputs: [String], _ options: OpenOptions, _ files: FileTree, _ version: ProjectComparison.Version
  ) throws(EarshotError) -> OpenedInput? {
    let confinement = Confinement(named: inputs, allowed: options.namedPaths, in: files)
    let there = inputs.filter { input in
      guard let kind = files.status(input)?.kind else { return false }
      guard kind == .folder, let folder = try? confinement.path(input) else { return true }
      return FolderWalk(folder, within: confinement).found.contains { $0.role == .swift }
    }
    guard !there.isEmpty else { return nil }
    var options = options
    options.files = files
    options.allowsNoScreens = true
    do {
      let opened = try Earshot.open(there, options: options)
      try opened.checkThatSyntaxErrorsLeaveScreens()
      return opened
    } catch {
      try files.checkThatAllWasRead(version)
      // A screen that is chosen may be in one version only.
      if case .usage = error, options.view != nil || options.preview != nil { return nil }
      throw version.commit == nil ? error : error.of(version)
    }
  }
}
