import EarshotVocabulary

/// Two inputs, or two views, or one with two sets of options, side by side.
public struct InputComparison {
  private var before: (input: ComparedInput, options: OpenOptions)
  private var after: (input: ComparedInput, options: OpenOptions)

  /// What is compared, each with its own options.
  public init(
    _ before: ComparedInput, _ beforeOptions: OpenOptions, _ after: ComparedInput, _ afterOptions: OpenOptions
  ) {
    self.before = (before, beforeOptions)
    self.after = (after, afterOptions)
  }

  /// Reads both and pairs their screens.
  ///
  /// - Throws: `EarshotError.usage` for a revision that is none, `.unreadable` where a side has no screen.
  public func comparison() throws(EarshotError) -> ProjectComparison {
    let (old, new) = (try Opening(before.input, before.options), try Opening(after.input, after.options))
    var comparison = ProjectComparison(
      before: old.version, after: new.version, iOS: after.options.profile.version)
    comparison.root = (old.repository ?? new.repository)?.root
    let renamed = try renames(old, new)
    let screens = ComparedScreens(
      old.opened, new.opened, oldFile: { old.name(of: renamed[$0] ?? $0) }, newFile: new.name(of:),
      areChosen: areChosen,
      isChanged: { _ in false })
    try old.files.checkThatAllWasRead(old.version)
    try new.files.checkThatAllWasRead(new.version)
    comparison.compare(screens)
    comparison.syntaxErrors =
      old.opened.syntaxErrorSummary.map { $0.of(old.version) } + new.opened.syntaxErrorSummary
    comparison.take(
      notices: old.opened.notices + screens.old.flatMap(\.notices),
      old.notes + new.notes + new.opened.notices + screens.new.flatMap(\.notices))
    return comparison
  }

  /// Whether the two sides are two files, or one screen of each.
  private var areChosen: Bool {
    let names = [before, after].map { $0.input.screen ?? $0.options.view ?? $0.options.preview }
    return before.input.path != after.input.path || names.contains { $0 != nil }
  }

  /// The new paths of files, by their old ones, where both sides are one path in one repository.
  private func renames(_ old: Opening, _ new: Opening) throws(EarshotError) -> [String: String] {
    guard let repository = old.repository, let from = old.commit, old.input.path == new.input.path else {
      return [:]
    }
    let changes = try repository.changes(from: from, to: new.commit)
    return Dictionary(
      changes.renamed.map {
        (
          ShownPath.of(FilePath.join(repository.root, $0.key)),
          ShownPath.of(FilePath.join(repository.root, $0.value))
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// One side, opened.
  private struct Opening {
    let input: ComparedInput
    let version: ProjectComparison.Version
    let files: FileTree
    let repository: GitRepository?
    let commit: GitRepository.Commit?
    let opened: OpenedInput
    /// What can't be read as it was then.
    let notes: [Notice]

    init(_ input: ComparedInput, _ options: OpenOptions) throws(EarshotError) {
      self.input = input
      var notes: [Notice] = []
      if let revision = input.revision {
        let repository = try GitRepository(around: input.path)
        let commit = try repository.commit(revision)
        files = FileTree(revision: try repository.files(at: commit) { notes.append($0) })
        self.repository = repository
        self.commit = commit
      } else {
        (files, repository, commit) = (.disk, nil, nil)
      }
      self.notes = notes
      version = ProjectComparison.Version(name: input.name, commit: commit?.id)
      do {
        opened = try input.opened(options, files)
      } catch {
        try files.checkThatAllWasRead(version)
        throw input.revision == nil ? error : error.of(version)
      }
    }

    /// A file's name inside the input, which is nothing for the input itself.
    func name(of file: String) -> String {
      let root = input.path == "." ? "" : input.path
      guard file.hasPrefix(root) else { return file }
      return String(file.dropFirst(root.count).drop { $0 == "/" })
    }
  }
}

extension FileTree {
  /// - Throws: `EarshotError.unreadable` where files of the commit could not be read: what was compared without
  ///   them means nothing.
  func checkThatAllWasRead(_ version: ProjectComparison.Version) throws(EarshotError) {
    guard let missing = revision?.missing, let first = missing.first else { return }
    let more = missing.count > 1 ? " and of \(missing.count - 1) more" : ""
    throw .unreadable(
      ShownPath.of(first),
      "the content of this file\(more) in \(version.name) is not in this clone, which is a partial one; "
        + "fetch it with `git fetch --refetch --no-filter`, or clone without --filter")
  }
}

extension EarshotError {
  /// Says of which version it is.
  func of(_ version: ProjectComparison.Version) -> EarshotError {
    switch self {
    case .unreadable(let notices): .unreadable(notices.map { $0.of(version) })
    case .missing(let path, _):
      .usage("there is no \(path) in the revision \(version.name); `git log -- \(path)` says where it was")
    default: self
    }
  }
}
